import { type ChildProcess, spawn } from 'node:child_process'

/** A server that is started anew whenever its sources change. */
export interface ServerProcess {
  /** True once it listens; false where it has ended and waits for a change. */
  whenSettled(): Promise<boolean>
  /** Ends it, whatever it does, and starts it anew. Several in a row are one. */
  restart(): void
  /** Ends it for good. */
  stop(): Promise<void>
}

/**
 * Runs a file of Node's that sends `ready` to its parent when it listens.
 *
 * @param onFailed told when it ends by itself before it was ever ready
 */
export function runServer(
  file: string,
  env: NodeJS.ProcessEnv,
  onFailed: (status: number) => void,
): ServerProcess {
  let child: ChildProcess | undefined
  let settled = Promise.resolve(false)
  let hasBeenReady = false
  let isStopped = false
  let turn = Promise.resolve()

  const start = () => {
    const own = spawn(process.execPath, [file], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env,
    })
    child = own
    settled = new Promise((resolve) => {
      own.once('message', () => {
        hasBeenReady = true
        resolve(true)
      })
      own.once('exit', (status) => {
        resolve(false)
        if (isStopped || own !== child) return
        child = undefined
        if (hasBeenReady) console.error('The server has ended. It starts again after a change.')
        else onFailed(status ?? 1)
      })
    })
  }
  /** Ends the one that runs. A data folder has one server at a time, so the next waits for it. */
  const end = async () => {
    const own = child
    child = undefined
    if (!own || own.exitCode !== null || own.signalCode !== null) return
    const ended = new Promise((resolve) => own.once('exit', resolve))
    own.kill('SIGTERM')
    await ended
  }
  start()
  return {
    whenSettled: async () => {
      await turn
      return settled
    },
    restart() {
      turn = turn.then(end).then(() => {
        if (!isStopped && !child) start()
      })
    },
    async stop() {
      isStopped = true
      await turn
      await end()
    },
  }
}
