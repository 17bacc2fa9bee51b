// Checks the types of every package, or of the folders that it is given.
import path from 'node:path'
import { check } from './compiler.ts'
import { explain } from './explain.ts'
import { distinctFaults } from './faults.ts'
import { programs, writeConfiguration } from './programs.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const folders = process.argv.slice(2)
const configurations =
  folders.length > 0
    ? folders.map((folder) => path.resolve(folder, 'tsconfig.json'))
    : programs(root).map(writeConfiguration)

const results = await check(configurations)
const faults = distinctFaults(results)
// What is known goes first: other faults may only follow from it.
const explained = faults.map((fault) => ({
  said: explain(fault),
  isKnown: explain(fault) !== fault,
}))
for (const { said } of explained.toSorted((a, b) => Number(b.isKnown) - Number(a.isKnown)))
  console.error(said)
if (faults.length > 0) {
  console.error(`Faults of type: ${faults.length}`)
  process.exit(1)
}
console.log(`No fault of type in ${configurations.length} programs`)
