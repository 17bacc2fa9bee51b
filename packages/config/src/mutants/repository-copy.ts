import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * A copy of the repository's own files, with the installed packages of the original. Code is changed
 * there, so that an interrupted run leaves nothing behind in the original. It lies outside, since
 * tests below a `node_modules` are not found.
 */
export function copyRepository(root: string): string {
  const copy = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'mutants-'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of listed.split('\0').filter((name) => fs.existsSync(path.join(root, name))))
    if (file !== '') copyFile(path.join(root, file), path.join(copy, file))
  for (const folder of ['.', ...members(copy)])
    fs.symlinkSync(path.join(root, folder, 'node_modules'), path.join(copy, folder, 'node_modules'))
  return copy
}

function copyFile(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true })
  fs.copyFileSync(from, to)
}

const members = (root: string): string[] =>
  ['apps', 'packages'].flatMap((kind) =>
    fs.readdirSync(path.join(root, kind)).map((name) => path.join(kind, name)),
  )
