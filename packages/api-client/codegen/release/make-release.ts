import { plainly } from '../contract-fault.ts'
import { locations } from '../locations.ts'
import { writeChangelog } from './changelog-file.ts'
import { compareDocuments } from './compare.ts'
import { bundleDocuments } from './documents.ts'
import { explain, findBreaking } from './find-breaking.ts'
import { newestRelease, readRelease, writeRelease } from './releases.ts'
import { compareVersions, type Impact, nextVersion } from './version.ts'

await plainly(async () => {
  const { contracts } = locations
  const newest = newestRelease(contracts)
  const documents = await bundleDocuments(contracts)
  const { version } = documents.openapi.info
  const changes = await compareDocuments(readRelease(contracts, newest), documents)
  const verdict = await findBreaking(contracts)
  const added = changes.some(({ impact }) => impact === 'minor')
  const impact: Impact = added ? 'minor' : 'patch'
  const least = nextVersion(newest, impact)

  if (verdict.breaking.length > 0) refuse(explain(verdict))
  if (compareVersions(version, least) < 0)
    refuse(
      `Version ${version} cannot follow release ${newest}: set \`info.version\` of both documents to ${least} or higher.`,
    )

  if (process.exitCode !== 1) {
    writeRelease(contracts, documents)
    await writeChangelog()
    console.log(`Release ${version} is written to contracts/releases; commit it with the changelog`)
  }
})

function refuse(message: string): void {
  console.error(message)
  process.exitCode = 1
}
