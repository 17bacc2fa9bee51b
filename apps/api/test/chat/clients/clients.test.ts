import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachChat } from '../../../src/chat/gateway.ts'
import type { OpenDatabase } from '../../../src/db/connect.ts'
import { createSessions } from '../../../src/modules/session/service.ts'
import { openTestDatabase } from '../../engines.ts'
import { buildTestApp } from '../../http/build-test-app.ts'
import { testEnquiries, testViewings } from '../test-enquiries.ts'

const run = promisify(execFile)
/** Bare imports of an example are looked for from here. */
const cwd = path.resolve(import.meta.dirname, '../../..')
const page = readFileSync(path.resolve(cwd, '../../docs/chat-clients.md'), 'utf8')

/** The example of a language, as it stands on the page. */
function exampleIn(language: string): string {
  const [, code] = page.match(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``)) ?? []
  if (code === undefined) throw new Error(`the page has no example in ${language}`)
  return code
}

/** Interpreters that have the library of the example. */
const pythons = ['/usr/bin/python3', 'python3']
  .filter((python) => spawnSync(python, ['-c', 'import socketio, websocket']).status === 0)
  .slice(0, 1)
if (pythons.length === 0) console.warn('\nNot run: the example in Python (no python3-socketio).\n')

const clients = [
  { name: 'JavaScript', command: process.execPath, before: ['--input-type=module', '-e'] },
  ...pythons.map((command) => ({ name: 'Python', command, before: ['-c'] })),
]

describe('clients of one’s own', () => {
  let database: OpenDatabase
  let site: string
  let stop: () => Promise<void>

  beforeAll(async () => {
    database = await openTestDatabase('seeded')
    const app = await buildTestApp(database)
    const { db } = database
    const chat = await attachChat(app.server, {
      db,
      sessions: createSessions(db),
      logger: pino({ level: 'silent' }),
      enquiries: await testEnquiries(db),
      viewings: testViewings(db),
      config: { allowedOrigins: [] },
    })
    site = await app.listen({ port: 0, host: '127.0.0.1' })
    stop = async () => {
      await chat.close()
      await app.close()
    }
  })
  afterAll(async () => {
    await stop()
    await database.close()
  })

  test.each(clients)(
    'in $name is answered, stops, and clears',
    async (client) => {
      const code = exampleIn(client.name === 'Python' ? 'python' : 'js')
      const options = { cwd, env: { ...process.env, SITE: site }, timeout: 100_000 }
      const { stdout } = await run(client.command, [...client.before, code], options)
      expect(stdout).toMatch(/^answer: .*Dubai Marina/m)
      expect(stdout).toMatch(/^stopped: (?:true|True|false|False) after: .*$/m)
      expect(stdout).toMatch(/^messages: [4-6]$/m)
      expect(stdout).toMatch(/^cleared: (?:true|True)$/m)
    },
    120_000,
  )
})
