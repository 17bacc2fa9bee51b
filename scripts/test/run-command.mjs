// Runs one command in a group of its own, with its output in a file, and ends all of it in time.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { root } from '../toolchain.mjs'

const windows = process.platform === 'win32'
const running = new Set()

/** Ends what runs, with its children, when the whole run is interrupted. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    for (const child of running) endGroup(child)
    process.exit(1)
  })

/**
 * @param {{command: string, args: string[], environment: NodeJS.ProcessEnv, log: string, limitMs: number}} work
 * @returns {Promise<{status: number, ended: boolean}>} Its exit status; `ended` where it took longer than its limit.
 */
export function runCommand({ command, args, environment, log, limitMs }) {
  return new Promise((resolve) => {
    const output = fs.openSync(log, 'w')
    const child = spawn(command, args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', output, output],
      shell: windows,
      // A group of its own, so that its servers and browsers can be ended with it.
      detached: !windows,
    })
    fs.closeSync(output)
    running.add(child)
    let ended = false
    const limit = setTimeout(() => {
      ended = true
      endGroup(child)
    }, limitMs)
    const done = (status) => {
      clearTimeout(limit)
      running.delete(child)
      resolve({ status, ended })
    }
    child.on('error', (error) => {
      fs.appendFileSync(log, `${error.message}\n`)
      done(1)
    })
    child.on('close', (status) => done(status ?? 1))
  })
}

function endGroup(child) {
  try {
    if (windows) child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended by itself in this instant.
  }
}
