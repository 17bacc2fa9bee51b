import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** Files of a command line, from the person's own folder; ends the process where one is not there. */
export function namedFiles(names: readonly string[]): string[] {
  // npm runs scripts in the package; the person's own folder is in INIT_CWD.
  const folder = process.env.INIT_CWD ?? process.cwd()
  const files = names.map((file) => path.resolve(folder, file))
  const absent = files.filter((file) => !fs.existsSync(file))
  if (absent.length > 0) {
    console.error(`There is no such file: ${absent.join(', ')}`)
    process.exit(1)
  }
  return files
}

/** Fills the embedded database in a folder with files of listings. @throws Error where that fails */
export function importInto(folder: string, files: readonly string[]): void {
  const { status } = spawnSync(process.execPath, ['apps/api/src/import/cli.ts', ...files], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('the files could not be imported')
}
