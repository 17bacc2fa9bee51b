import { checkBoundaries } from './check.ts'
import { checkServer } from './check-server.ts'
import { readSources } from './sources.ts'

const files = readSources()
const problems = [...checkBoundaries(files), ...checkServer(files)]
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error(
    `${problems.length} times a boundary is crossed; what belongs where: docs/architecture.md`,
  )
  process.exit(1)
}
console.log(`${files.length} files keep to the boundaries`)
