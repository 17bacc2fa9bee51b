import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  zCreateEnquiryResponse,
  zListPropertiesResponse,
} from '@manzil/api-client/generated/zod.gen'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { startServer } from '../../src/start-server.ts'
import { anEngine, type PreparedDatabase } from '../engines.ts'
import { startSmtpPeer } from './smtp-peer.ts'

let folder = ''
// Both tests use one.
let database: PreparedDatabase

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'manzil-mails-'))
  mkdirSync(join(folder, 'web'))
  writeFileSync(join(folder, 'web/index.html'), '<!doctype html><title>Manzil</title>')
  database = await anEngine.prepare(join(folder, 'data'), 'seeded')
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** The server as `npm start` has it, and the lines of its log. */
async function start(settings: Record<string, string> = {}) {
  const log: string[] = []
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    WEB_DIR: join(folder, 'web'),
    ...(database.databaseUrl !== undefined && { DATABASE_URL: database.databaseUrl }),
    ...settings,
  })
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) })
  const server = await startServer(config, logger)
  return { server, api: `http://127.0.0.1:${server.port}/api`, log }
}

/** Asks about a live property; answers what was said. */
async function enquire(api: string, email: string): Promise<string> {
  const properties = await fetch(`${api}/property/get-all-properties-for-users?limit=1`)
  const [property] = zListPropertiesResponse.parse(await properties.json()).data
  const answer = await fetch(`${api}/enquiry/create-enquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'question',
      property_id: property?._id,
      name: 'Sara Khan',
      email,
      phone_number: '971500000123',
      message: 'Is it free?',
    }),
  })
  return zCreateEnquiryResponse.parse(await answer.json()).message
}

test('without a mail server the mails are files, which the log says', async () => {
  const { server, api, log } = await start()
  const mails = join(folder, 'data/mail')
  expect(log.join('')).toContain(`Mails are kept as files in ${mails} and sent to nobody`)
  expect(await enquire(api, 'sara.khan@example.com')).toBe('Your enquiry has been received.')
  await server.close()
  const texts = readdirSync(mails).map((name) => readFileSync(join(mails, name), 'utf8'))
  expect(texts).toHaveLength(2)
  expect(texts.map((text) => /^To: .*$/m.exec(text)?.[0]).join()).toContain('sara.khan@example.com')
})

test('with one they are sent by it, before the server ends', async () => {
  const peer = await startSmtpPeer()
  const { server, api, log } = await start({
    SMTP_URL: `smtp://localhost:${peer.port}`,
    SMTP_ALLOW_PLAIN: 'true',
    MAIL_FROM: 'Manzil <no-reply@manzil.ae>',
    PUBLIC_URL: 'https://www.manzil.ae/',
  })
  expect(log.join('')).toContain('Mails are sent by localhost, from no-reply@manzil.ae.')
  expect(await enquire(api, 'sara.khan@example.com')).toContain('A confirmation is on its way')
  await server.close()
  await peer.stop()
  // The agent is a generated one, whose address no mail server is asked about.
  expect(peer.received).toMatchObject([
    { from: 'no-reply@manzil.ae', to: ['sara.khan@example.com'] },
  ])
  expect(peer.received[0]?.raw).toContain('https://www.manzil.ae/#/property-details')
  expect(peer.received[0]?.messageId).toMatch(/@manzil\.ae>$/)
  expect(log.filter((line) => line.includes('a mail was given up'))).toHaveLength(1)
  expect(log.join('')).not.toContain('sara.khan')
})
