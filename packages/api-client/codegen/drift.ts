import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { compareFile, compareFolders, describe } from './compare-folders.ts'
import { plainly } from './contract-fault.ts'
import { locations } from './locations.ts'
import { writeReference } from './reference/write-reference.ts'
import { renderChangelog } from './release/changelog.ts'
import { renderAll } from './render.ts'
import { writeAll } from './write.ts'

/** Generates afresh into a temporary folder and compares it with what is committed. */
await plainly(async () => {
  const started = performance.now()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'drift-'))
  try {
    const fresh = {
      code: path.join(folder, 'generated'),
      reference: path.join(folder, 'reference'),
    }
    const files = await renderAll()
    writeAll(files, fresh.code)
    writeReference(files, fresh.reference)
    const differences = [
      ...compareFolders(fresh.code, locations.generated),
      ...compareFolders(fresh.reference, locations.reference),
      ...compareFile(await renderChangelog(locations.contracts), locations.changelog),
    ]
    const took = `${Math.round(performance.now() - started)} ms`
    if (differences.length > 0) {
      const names = differences.map(({ file }) => path.basename(file)).join(', ')
      console.error(`Generated code does not match contracts/: ${names} (${took}).`)
      console.error(describe(differences, locations.repository))
      console.error('Run `npm run gen` and commit the result.')
      process.exitCode = 1
    } else {
      const count = fs.readdirSync(fresh.code).length + fs.readdirSync(fresh.reference).length
      console.log(`${count} generated files match contracts/ (${took})`)
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
})
