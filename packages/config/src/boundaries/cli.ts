import { checkBoundaries } from './check.ts'
import { checkFileCircles, checkFolderCircles } from './check-circles.ts'
import { checkClasses } from './check-classes.ts'
import { checkPaths } from './check-paths.ts'
import { checkServer } from './check-server.ts'
import { checkTexts } from './check-texts.ts'
import { readAllSources, readSources } from './sources.ts'

const files = readSources()
const sources = files.filter(({ path }) => /\.tsx?$/.test(path))
const problems = [
  ...checkBoundaries(sources),
  ...checkServer(sources),
  ...checkPaths(sources),
  ...checkClasses(files),
  ...checkTexts(files),
  // Last: one import at fault closes many circles.
  ...checkFileCircles(readAllSources()),
  ...checkFolderCircles(files),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error(`${problems.length} faults between files; what belongs where: docs/architecture.md`)
  process.exit(1)
}
console.log(`${files.length} files keep to the boundaries, and agree on paths, classes and texts`)
