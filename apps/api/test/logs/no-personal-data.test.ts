import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chatPath } from '@manzil/api-client/generated/socket.gen'
import { zLoginGuestResponse } from '@manzil/api-client/generated/zod.gen'
import pg from 'pg'
import { io } from 'socket.io-client'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { createLogger } from '../../src/logger.ts'
import { startServer } from '../../src/start-server.ts'
import type { ChatClient } from '../chat/chat-server.ts'
import { ask, history, init, send } from '../chat/conversation.ts'
import { createPostgresDatabase, embedded } from '../engines.ts'

/** What visitors tell the assistant; none of it may be in a log. */
const conversations = [
  ['apartments', 'book a viewing of the first', 'Marwa Qandil, 0559876543, marwa.q@example.org'],
  ['request_callback', 'ich heiße Grünhilde Überbacher', 'meine Nummer ist +49 151 98765432'],
  ['my landlord Zebulon Quartermaine owes me 77777 dirhams', 'ID 784-1990-7654321-5'],
  ['меня зовут Евлампия Крестовоздвиженская', 'мой телефон 8 916 765 43 21'],
  ['اسمي عبدالمقتدر الزعفراني', 'رقمي ٠٥٦٧٦٥٤٣٢١'],
  ['我叫欧阳慕容雪', '电话 13876543210'],
]
const traces =
  /Marwa|Qandil|9876543|marwa\.q|Grünhilde|Überbacher|98765432|Zebulon|Quartermaine|77777|7654321|Евлампия|Крестовоздвиж|765 43 21|المقتدر|الزعفراني|٧٦٥٤٣|欧阳慕容|13876543210|geheim-wort/

const folder = mkdtempSync(join(tmpdir(), 'manzil-logs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Manzil</title>')

/** A server that logs everything there is to log, and its lines. */
async function startLogging(more: Record<string, string>) {
  const lines: string[] = []
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    DEMO_PROPERTIES: '30',
    DATA_DIR: join(folder, 'data'),
    WEB_DIR: folder,
    LOG_LEVEL: 'trace',
    LOG_PRETTY: 'false',
    ...more,
  })
  const logger = createLogger(config, { write: (line) => void lines.push(line) })
  const server = await startServer(config, logger)
  return { server, lines, origin: `http://127.0.0.1:${server.port}` }
}

async function guestOf(origin: string): Promise<{ token: string; client: ChatClient }> {
  const guest = await fetch(`${origin}/api/user/guest-user-login`, { method: 'POST' })
  const { token } = zLoginGuestResponse.parse(await guest.json())
  const options = { path: chatPath, transports: ['websocket'], reconnection: false }
  return { token, client: io(origin, { ...options, forceNew: true, auth: { token } }) }
}

const levelOf = (line: string): number => Number(JSON.parse(line).level)

describe('the log', () => {
  test('holds nothing that visitors say, and no token', async () => {
    await embedded.prepare(join(folder, 'data'))
    const { server, lines, origin } = await startLogging({})
    const talk = async (messages: string[]): Promise<string> => {
      const { token, client } = await guestOf(origin)
      const { sessionId } = await init(client)
      for (const message of messages) await ask(client, sessionId, message)
      await send(client, sessionId, `geheim-wort ${'x'.repeat(2000)}`)
      await fetch(`${origin}/api/chat/unread?session_id=${sessionId}&after_seq=0`, {
        headers: { authorization: `Bearer ${token}` },
      })
      client.close()
      return token
    }
    const tokens = await Promise.all(conversations.map(talk))
    const wrong = io(origin, {
      path: chatPath,
      transports: ['websocket'],
      auth: { token: 'geheim-wort' },
    })
    await new Promise((resolve) => wrong.on('connect_error', resolve))
    wrong.close()
    await fetch(`${origin}/api/user/login-user/?geheim-wort`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer geheim-wort' },
      body: '{"email":"marwa.q@example.org","password":"geheim-wort"}',
    })
    await server.close()
    expect(lines.length).toBeGreaterThan(10)
    for (const line of lines) {
      expect(line).not.toMatch(traces)
      for (const token of tokens) expect(line).not.toContain(token)
    }
  }, 120_000)

  // Only PostgreSQL can be broken from outside.
  const servers = [inject('postgresUrl')].filter((url) => url !== null)
  test.each(servers)(
    'holds nothing of it when the database fails either',
    async (serverUrl) => {
      const { url, drop } = await createPostgresDatabase(serverUrl, 'migrated')
      const { server, lines, origin } = await startLogging({ DATABASE_URL: url })
      const admin = new pg.Client({ connectionString: url })
      await admin.connect()
      const { client } = await guestOf(origin)
      const { sessionId } = await init(client)
      // Storing a message fails with its values, answering one with the visitor's criteria.
      await admin.query(
        `alter table chat_message add constraint refusing check (payload::text not like '%Zebulon%')`,
      )
      const refused = await send(client, sessionId, 'my landlord Zebulon Quartermaine')
      expect(refused).toMatchObject({ success: false, code: 'unavailable' })
      await admin.query('alter table property rename to listing_gone')
      await ask(client, sessionId, 'villa for 77777 a year, I am Marwa Qandil')
      await admin.query('alter table chat_message rename to chat_message_gone')
      const failed = await send(client, sessionId, 'call Grünhilde Überbacher on 0559876543')
      expect(failed).toMatchObject({ success: false, code: 'unavailable' })
      await expect(history(client, sessionId)).rejects.toThrow('not available')
      await admin.end()
      client.close()
      await server.close()
      await drop()
      expect(lines.filter((line) => levelOf(line) >= 50).length).toBeGreaterThanOrEqual(4)
      for (const line of lines) expect(line).not.toMatch(traces)
    },
    120_000,
  )
})
