import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { World } from '../src/fuzz/http/fuzz-operation.ts'
import { Sessions } from '../src/fuzz/http/sessions.ts'
import { Pool } from '../src/fuzz/values/pool.ts'

/** What the server says to one request. */
export interface Answer {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

/** Answers a request whose body has been read. */
export type Answering = (request: IncomingMessage, body: string) => Answer

/** An answer that lets somebody in, as the contract wants it. */
export const sessionAnswer = (): Answer => ({
  status: 200,
  body: { ...fixtures.loginUser(), token: crypto.randomUUID() },
})

/** A refusal as the contract wants it. */
export const refusal = (status: number, code: string): Answer => ({
  status,
  body: { success: false, message: 'No.', code, fields: [], requestId: 'r-1' },
})

/** Starts a server that answers every call by the same function. */
export async function startLyingServer(
  answering: Answering,
): Promise<{ world: World; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { status, body, headers } = answering(request, Buffer.concat(chunks).toString('utf8'))
    response.writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...headers,
    })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
  const account = { email: 'somebody@example.com', password: 'something' }
  const accounts = { individual: account, agent: account, agency: account, admin: account }
  return {
    world: {
      baseUrl,
      sessions: new Sessions({ baseUrl, accounts }),
      pool: new Pool(),
      passwords: [],
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
