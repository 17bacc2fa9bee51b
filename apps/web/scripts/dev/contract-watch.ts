import { spawn } from 'node:child_process'

/** How long nothing may change before the contracts are read, in ms: editors save in pieces. */
const PAUSE_MS = 150

/** Runs a script of the package of the contracts. Resolves to whether it went well. */
function runScript(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const args = ['--silent', '--filter', '@manzil/api-client', 'run', name]
    const shell = process.platform === 'win32'
    const child = spawn('pnpm', args, { stdio: 'inherit', shell })
    child.once('error', () => resolve(false))
    child.once('exit', (status) => resolve(status === 0))
  })
}

/**
 * Lints the contracts after a change, then generates what comes out of them. What changes meanwhile
 * is read when that is done.
 */
export function createContractWatch(run: (script: string) => Promise<boolean> = runScript) {
  let timer: NodeJS.Timeout | undefined
  let turn = Promise.resolve()
  const read = async () => {
    console.log('A contract has changed: it is linted, then its code is generated.')
    if (!(await run('lint:contracts'))) console.log('Nothing is generated before lint is content.')
    else if (await run('gen')) console.log('The generated code is up to date.')
  }
  return {
    /** A file of the contracts has changed. */
    changed() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        turn = turn.then(read)
      }, PAUSE_MS)
    },
    /** Resolves when nothing is under way. */
    whenDone: () => turn,
  }
}
