import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { locations } from './locations.ts'

/** Writes the files into an emptied folder and formats them with the pinned formatter. */
export function writeAll(files: Map<string, string>, folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  for (const [name, text] of files) fs.writeFileSync(path.join(folder, name), text)
  const config = path.join(locations.packageRoot, 'codegen/biome.gen.json')
  execFileSync(
    path.join(locations.packageRoot, 'node_modules/.bin/biome'),
    ['format', '--write', '--config-path', config, folder],
    { cwd: path.dirname(folder), stdio: ['ignore', 'ignore', 'pipe'] },
  )
}
