import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { locations } from './locations.ts'
import { driftOfReference } from './reference/write-reference.ts'
import { isChangelogFresh } from './release/changelog-file.ts'
import { renderAll } from './render.ts'
import { writeAll } from './write.ts'

/** Generates afresh into a temporary folder and compares it with what is committed. */
const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'drift-')), 'generated')
try {
  const files = await renderAll()
  writeAll(files, folder)
  const names = new Set([...fs.readdirSync(folder), ...fs.readdirSync(locations.generated)])
  const read = (from: string, name: string) => {
    const file = path.join(from, name)
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined
  }
  const drifted = [...names].filter(
    (name) => read(folder, name) !== read(locations.generated, name),
  )
  drifted.push(...driftOfReference(files))
  if (!(await isChangelogFresh())) drifted.push(path.basename(locations.changelog))
  if (drifted.length > 0) {
    console.error(
      `Generated code does not match contracts/: ${drifted.join(', ')}.\nRun \`npm run gen\` and commit the result.`,
    )
    process.exitCode = 1
  } else console.log(`${names.size} generated files match contracts/`)
} finally {
  fs.rmSync(path.dirname(folder), { recursive: true, force: true })
}
