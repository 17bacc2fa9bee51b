import { readEntries } from '../storybook-index.ts'
import { accept, readAccepted } from './accepted.ts'
import { judge } from './judge.ts'
import { writeReport } from './report.ts'
import { namesOf, takeSnapshots } from './take.ts'

/** `npm run snapshots` shows what has changed, `npm run snapshots -- --accept` accepts it. */
const { drawnBy, shots } = await takeSnapshots()
const accepted = readAccepted()
const changes = judge(readEntries().flatMap(namesOf), shots, accepted)
const total = shots.reduce((sum, { picture }) => sum + picture.length, 0)
console.log(
  `${shots.length} pictures (${(total / 1024 / 1024).toFixed(1)} MB) taken with ${drawnBy}`,
)
if (accepted.drawnBy !== undefined && accepted.drawnBy !== drawnBy)
  console.log(`The accepted ones were taken with ${accepted.drawnBy}.`)
for (const { name, summary } of changes) console.log(`  ${name}: ${summary}`)

if (process.argv.includes('--accept')) {
  accept(drawnBy, shots)
  console.log('Accepted. Look at them before you commit: packages/ui/snapshots')
} else if (changes.length > 0) {
  console.log(`Before, after and difference: ${writeReport(changes)}`)
  console.log('If they are right: npm run snapshots -- --accept')
  process.exitCode = 1
} else console.log('Nothing has changed.')
