import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import readline from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

const repository = path.resolve(import.meta.dirname, '../../..')

/** A database of its own is filled first, on a machine that has other work too. */
const startMs = 300_000

export interface ServerUnderTest {
  baseUrl: string
  /** Process id of the server. */
  pid: number
  /** Ends the process and leaves its data; resolves when it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** Ends the server. @throws Error where an answer of it broke the contract */
  stop(): Promise<void>
}

/**
 * Starts the real server on a free port over a fresh data folder. It holds every answer against the
 * contract. A `PORT` and a `DATA_DIR` of its own let it come back after it was killed.
 */
export async function startServer(settings: Record<string, string> = {}): Promise<ServerUnderTest> {
  const ownDir = settings.DATA_DIR
    ? undefined
    : fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-e2e-'))
  const port = Number(settings.PORT ?? (await freePort()))
  const server = spawn(process.execPath, ['apps/api/src/server.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      ...(ownDir && { DATA_DIR: ownDir }),
      DATABASE_URL: '',
      LOGIN_LIMIT: '100000',
      GUEST_LIMIT: '100000',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      VALIDATE_RESPONSES: 'true',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const broken: string[] = []
  readline.createInterface(server.stdout).on('line', (line) => {
    console.log(line)
    if (line.includes('response breaks the contract')) broken.push(line)
  })
  // However the run ends, the server ends with it.
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise<void>((resolve) =>
    server.once('exit', () => {
      process.off('exit', kill)
      resolve()
    }),
  )
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    server.kill(signal)
    await ended
  }
  const baseUrl = `http://127.0.0.1:${port}`
  await answering(`${baseUrl}/api/ping`, () => server.exitCode !== null)
  return {
    baseUrl,
    pid: server.pid ?? 0,
    end,
    async stop() {
      await end('SIGTERM')
      if (ownDir) fs.rmSync(ownDir, { recursive: true, force: true })
      if (broken.length > 0)
        throw new Error(`Answers that broke the contract: ${broken.length}. The log says where.`)
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}

async function answering(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + startMs
  for (;;) {
    if (hasEnded()) throw new Error('the server ended before it answered')
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    if (Date.now() > deadline) throw new Error('the server does not answer')
    await pause(100)
  }
}
