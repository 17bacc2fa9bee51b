import { checkBoundaries } from './check.ts'
import { readSources } from './sources.ts'

const files = readSources()
const problems = checkBoundaries(files)
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error(
    `${problems.length} imports cross a boundary; who may import whom: docs/architecture.md`,
  )
  process.exit(1)
}
console.log(`${files.length} files keep to the boundaries`)
