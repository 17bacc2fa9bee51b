import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { operationTable } from '@manzil/api-client/generated/operations.gen'
import { zLoginGuestResponse } from '@manzil/api-client/generated/zod.gen'

const repository = path.resolve(import.meta.dirname, '../../../..')
const startMs = 300_000

/** The real server, in a process that can be killed. */
export interface Server {
  port: number
  /** Ends the process by the signal and starts another over the same data. */
  restart: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
  stop: () => Promise<void>
}

/** Everybody of the drill comes from one address, and asks faster than people type. */
const unlimited = {
  CHAT_MESSAGE_LIMIT: '1000000',
  CHAT_EVENT_LIMIT: '1000000',
  GUEST_LIMIT: '1000000',
  CHAT_ADDRESS_MESSAGE_LIMIT: '1000000',
  CHAT_ADDRESS_OPEN_LIMIT: '1000000',
  CHAT_ADDRESS_EVENT_LIMIT: '1000000',
  CHAT_ADDRESS_CONNECTIONS: '1000000',
}

/** Starts the server over a fresh data folder, or over the PostgreSQL database of the address. */
export async function startServer(databaseUrl: string | undefined): Promise<Server> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-drill-'))
  const port = await freePort()
  const settings = {
    ...unlimited,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    DEMO_LISTINGS: '500',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  }
  let child: ChildProcess | undefined
  // However the drill ends, the server ends with it.
  process.once('exit', () => child?.kill('SIGKILL'))
  const begin = async (): Promise<void> => {
    child = spawn(process.execPath, ['apps/api/src/server.ts'], {
      cwd: repository,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await untilAnswering(child, `http://127.0.0.1:${port}/api/ping`)
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  await begin()
  return {
    port,
    async restart(signal) {
      await end(signal)
      await begin()
    },
    async stop() {
      await end('SIGTERM')
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A new guest's token; asked for again while the server is down. */
export async function guestToken(port: number): Promise<string> {
  for (;;) {
    const url = `http://127.0.0.1:${port}/api${operationTable.loginGuest.path}`
    const answer = await fetch(url, { method: 'POST' }).catch(() => undefined)
    if (answer?.ok) return zLoginGuestResponse.parse(await answer.json()).token
    await pause(500)
  }
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

async function untilAnswering(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + startMs
  for (;;) {
    if (child.exitCode !== null) throw new Error('the server ended before it answered')
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    if (Date.now() > deadline) throw new Error('the server does not answer')
    await pause(100)
  }
}
