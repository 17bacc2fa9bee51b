import { setTimeout as pause } from 'node:timers/promises'
import { operationTable } from '@manzil/api-client/generated/operations.gen'
import { zLoginGuestResponse } from '@manzil/api-client/generated/zod.gen'
import { makeDataFolder } from '../../e2e/data-folder.ts'
import { freePort, startServer } from '../../e2e/start-server.ts'

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

/**
 * Starts the server over a data folder of its own, a fresh one or a copy of `like`, or over the PostgreSQL
 * database of the address.
 */
export async function startKillable(
  databaseUrl: string | undefined,
  like: string | undefined,
): Promise<Server> {
  const folder = makeDataFolder(like)
  const port = await freePort()
  const begin = () =>
    startServer({
      ...unlimited,
      PORT: String(port),
      DATA_DIR: folder.path,
      DATABASE_URL: databaseUrl ?? '',
      DEMO_PROPERTIES: '500',
      LOG_LEVEL: 'error',
      // What is measured is the chat, not the answers beside it.
      VALIDATE_RESPONSES: 'false',
    })
  let server = await begin()
  return {
    port,
    async restart(signal) {
      await server.end(signal)
      server = await begin()
    },
    async stop() {
      await server.stop()
      folder.remove()
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
