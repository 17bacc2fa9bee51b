import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const scripts = path.resolve(import.meta.dirname, '../../../../scripts')
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'fresh-clone-'))
const line = '{"id":"1","pred":{}}'

/** Writes a program of the shell. */
function program(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, `#!/bin/sh\n${text}\n`, { mode: 0o755 })
}

/** A clone in which nothing is installed, with installers that talk and fetch nothing. */
beforeAll(() => {
  fs.cpSync(scripts, path.join(root, 'scripts'), { recursive: true })
  for (const folder of ['apps', 'packages/assistant/scripts', 'node_modules'])
    fs.mkdirSync(path.join(root, folder), { recursive: true })
  fs.writeFileSync(
    path.join(root, 'packages/assistant/scripts/eval.ts'),
    `console.log('${line}')\n`,
  )
  const bin = '.tools/node_modules/.bin'
  const talk = 'echo "added 2 packages"; echo "a word aside" >&2'
  program(
    path.join(root, 'found/pnpm'),
    'if [ "$1" = --version ]; then echo 0.0.0; else exit 1; fi',
  )
  program(
    path.join(root, 'installed/pnpm'),
    `case "$1" in --version) echo 10.34.9;; *) ${talk};; esac`,
  )
  program(
    path.join(root, 'found/npm'),
    `${talk}; mkdir -p ${root}/${bin}; ln -s ${process.execPath} ${root}/${bin}/node; cp ${root}/installed/pnpm ${root}/${bin}/pnpm`,
  )
})
afterAll(() => fs.rmSync(root, { recursive: true, force: true }))

it('prints nothing but its lines on standard output, also where everything is to be installed', () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/run.mjs'), 'eval:assistant'],
    {
      encoding: 'utf8',
      env: { PATH: `${path.join(root, 'found')}${path.delimiter}/usr/bin${path.delimiter}/bin` },
    },
  )
  expect(status, stderr).toBe(0)
  expect(stdout).toBe(`${line}\n`)
  expect(stderr).toContain('Installing')
  expect(stderr).toContain('added 2 packages')
})
