/**
 * Compiles the texts for the mock, which has no files in a browser:
 *
 *     node scripts/compile-content.ts
 *
 * Writes src/generated/<language>.gen.ts of the folder `content` of the repository. A file
 * with a fault is named, and its texts are left out.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compileContent, generatedFolder } from './compiled-texts.ts'

const { files, problems } = compileContent()
for (const { file, line, message } of problems) console.error(`content/${file}:${line} ${message}`)
if (problems.length > 0) process.exitCode = 1
mkdirSync(generatedFolder, { recursive: true })
for (const { name, text } of files) writeFileSync(path.join(generatedFolder, name), text)
console.log(`${files.length} files of texts compiled from content/`)
