import { spawn } from 'node:child_process'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeDataFolder } from './data-folder.ts'
import { followLog } from './server-log.ts'

const repository = path.resolve(import.meta.dirname, '../../..')
const endWithParent = path.join(import.meta.dirname, 'end-with-parent.ts')

/** A database of its own is filled first, on a machine that has other work too. */
const startMs = 300_000

export interface ServerUnderTest {
  baseUrl: string
  /** Where it keeps its data, and writes its mails. */
  dataFolder: string
  /** Process id of the server. */
  pid: number
  /** Ends the process and leaves its data; resolves when it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** Ends the server. @throws Error where an answer of it broke the contract */
  stop(): Promise<void>
}

/**
 * Starts the real server on a free port over a data folder of its own, empty or a copy of `like`. It
 * holds every answer against the contract. A `PORT` and a `DATA_DIR` that are given let it come back
 * after it was killed.
 * @throws Error with the last lines of its log where it does not start
 */
export async function startServer(
  settings: Record<string, string> = {},
  like?: string,
): Promise<ServerUnderTest> {
  // Another program on the port would answer in place of the server.
  const port = await freePort(Number(settings.PORT ?? 0))
  const ownFolder = settings.DATA_DIR ? undefined : makeDataFolder(like)
  const dataFolder = ownFolder?.path ?? settings.DATA_DIR ?? ''
  const server = spawn(process.execPath, ['--import', endWithParent, 'apps/api/src/server.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      LOGIN_LIMIT: '100000',
      ACCOUNT_LIMIT: '100000',
      GUEST_LIMIT: '100000',
      READ_LIMIT: '100000',
      READ_BURST: '100000',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      VALIDATE_RESPONSES: 'true',
      ...settings,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const log = followLog(server)
  let hasEnded = false
  const ended = new Promise<void>((resolve) =>
    server.once('close', () => {
      hasEnded = true
      resolve()
    }),
  )
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    server.kill(signal)
    await ended
  }
  const baseUrl = `http://127.0.0.1:${port}`
  const problem = await answering(`${baseUrl}/api/ping`, () => hasEnded)
  if (problem !== undefined) {
    await end('SIGKILL')
    ownFolder?.remove()
    throw new Error(`The server ${problem}. Its log ends with:\n${log.last()}`)
  }
  return {
    baseUrl,
    dataFolder,
    pid: server.pid ?? 0,
    end,
    async stop() {
      await end('SIGTERM')
      ownFolder?.remove()
      if (log.broken.length > 0)
        throw new Error(`Answers that broke the contract:\n${log.broken.join('\n')}`)
    },
  }
}

/** A port that nothing listens on: the asked one, or any. @throws Error where it is in use */
export function freePort(asked = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer((socket) => socket.destroy())
    probe.once('error', reject)
    probe.listen(asked, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}

/** Waits for the first answer. What is wrong where none comes. */
async function answering(url: string, hasEnded: () => boolean): Promise<string | undefined> {
  const deadline = Date.now() + startMs
  for (;;) {
    if (hasEnded()) return 'ended before it answered'
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return undefined
    if (Date.now() > deadline) return `does not answer within ${startMs / 1000} s`
    await pause(100)
  }
}
