import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { runCommand } from '../../../../scripts/test/run-command.mjs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-command-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
const log = path.join(folder, 'output.log')

const run = (command, args, limitMs = 60_000) =>
  runCommand({ command, args, environment: process.env, log, limitMs })

it('keeps what a command prints, on both streams, and its status', async () => {
  const outcome = await run('sh', ['-c', 'echo one; echo two >&2; exit 3'])
  expect(outcome).toEqual({ status: 3, ended: false })
  expect(fs.readFileSync(log, 'utf8')).toBe('one\ntwo\n')
})

it('says why a command could not be started', async () => {
  const { status } = await run('no-such-program', [])
  expect(status).toBe(1)
  expect(fs.readFileSync(log, 'utf8')).toContain('ENOENT')
})

/** Gone, or dead and not yet collected. A killed process is gone when the system next turns to it. */
const isGone = (pid) => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' })
  return /^(Z.*)?$/.test(stdout.trim())
}
const seenGone = (pid) => vi.waitFor(() => expect(isGone(pid)).toBe(true), 60_000)

it('ends a command that hangs, with all that it started', async () => {
  const { ended } = await run('sh', ['-c', 'sleep 600 & echo $!; wait'], 500)
  expect(ended).toBe(true)
  await seenGone(fs.readFileSync(log, 'utf8').trim())
})

it('ends what runs when it is interrupted itself', async () => {
  const program = `
    import { runCommand } from ${JSON.stringify(path.resolve(import.meta.dirname, '../../../../scripts/test/run-command.mjs'))}
    runCommand({ command: 'sh', args: ['-c', 'sleep 600 & echo $! > ${folder}/child; wait'],
      environment: process.env, log: '${folder}/other.log', limitMs: 600000 })
    const timer = setInterval(() => {
      if (fs.existsSync('${folder}/child') && fs.readFileSync('${folder}/child', 'utf8') !== '') {
        clearInterval(timer)
        process.kill(process.pid, 'SIGINT')
      }
    }, 20)
    import fs from 'node:fs'`
  spawnSync(process.execPath, ['--input-type=module', '-e', program])
  await seenGone(fs.readFileSync(path.join(folder, 'child'), 'utf8').trim())
})
