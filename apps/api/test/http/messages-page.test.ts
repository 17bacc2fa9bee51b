import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { codeMail, codeText } from '../../src/mail/verification-messages.ts'
import { registerMessages } from '../../src/modules/messages/register-messages.ts'
import { createFolderMail } from '../../src/ports/mail/folder-mail.ts'
import { createFolderSms } from '../../src/ports/sms/folder-sms.ts'
import { aMail, sender } from '../mail/a-mail.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'manzil-messages-'))
const { signal } = new AbortController()
const uselessAt = new Date()
const attack = '"><script>alert(1)</script>'
const apps: FastifyInstance[] = []

beforeAll(async () => {
  const mails = createFolderMail(path.join(dataDir, 'mail'), sender)
  const { subject, text, html } = codeMail({
    address: 'sara@example.com',
    otp: '246810',
    language: 'ar',
    uselessAt,
  })
  await mails.deliver(aMail({ subject, text, html }), signal)
  const hostile = { messageId: '<2@x>', subject: attack, text: attack, html: attack }
  await mails.deliver(aMail({ ...hostile, date: new Date('2026-11-19') }), signal)
  const bill = 'Your invoice INV-000001 of 21 November. Registration 123456-7.'
  const invoice = { messageId: '<3@x>', subject: 'Invoice', text: bill, html: bill }
  await mails.deliver(aMail({ ...invoice, date: new Date('2026-11-18') }), signal)
  const sms = codeText({
    to: '+971501234567',
    otp: '135791',
    language: 'en',
    uselessAt,
    site: { name: 'Manzil', host: 'localhost' },
  })
  const texts = createFolderSms(path.join(dataDir, 'sms'))
  await texts.deliver({ ...sms, id: '1', date: new Date('2026-11-21') }, signal)
})
afterAll(async () => {
  for (const app of apps) await app.close()
  rmSync(dataDir, { recursive: true })
})

function serve(settings: Record<string, string> = {}) {
  const app = fastify()
  apps.push(app)
  registerMessages(app, { ...readConfig(settings), dataDir })
  return (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url, remoteAddress, headers: { host: 'localhost:8080', ...headers } })
}

test('shows mails and text messages newest first, with their codes to copy', async () => {
  const page = await serve()('/dev/messages?lang=ar')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<html lang="ar" dir="rtl">')
  expect([...page.body.matchAll(/data-copy="(\d+)"/g)].map(([, code]) => code)).toEqual([
    '135791',
    '246810',
  ])
  expect(page.body).toContain('<bdi dir="ltr">+971501234567</bdi>')
  expect(page.body).not.toContain('<script>alert')
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'self'"),
  })
})

test('keeps the HTML of a mail in a frame that runs nothing', async () => {
  const get = serve()
  const { body } = await get('/dev/messages')
  const [, source = ''] = /<iframe sandbox="" [^>]*src="([^"]+)"/.exec(body) ?? []
  const mail = await get(source)
  expect(mail.statusCode).toBe(200)
  expect(mail.body).toContain('246810')
  expect(mail.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
})

test.each(['/dev/messages/mail/..%2F..%2Fsecret.eml', '/dev/messages/mail/none.eml'])(
  '%s is not there',
  async (url) => {
    expect((await serve()(url)).statusCode).toBe(404)
  },
)

const smtp = {
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'a@example.com',
  PUBLIC_URL: 'https://manzil.ae',
}
test.each([
  ['an address of the site', { PUBLIC_URL: 'http://localhost:8080' }],
  ['a mail server', smtp],
])('is not there with %s', async (_, settings) => {
  expect((await serve(settings)('/dev/messages')).statusCode).toBe(404)
})

test.each([
  ['10.1.2.3', {}, 200],
  ['192.168.1.9', { host: '192.168.1.4:8080' }, 200],
  ['::1', { host: '[::1]:8080' }, 200],
  ['172.32.0.1', {}, 404],
  ['203.0.113.7', {}, 404],
  ['::ffff:203.0.113.7', {}, 404],
  ['2001:db8::1', {}, 404],
  // A proxy on the same machine may hide anybody.
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 404],
  ['127.0.0.1', { forwarded: 'for=203.0.113.7' }, 404],
  // A name that somebody else lets point here.
  ['127.0.0.1', { host: 'rebind.example.com' }, 404],
  ['127.0.0.1', { host: '203.0.113.7' }, 404],
])('answers %s with %o by %i', async (from, headers, status) => {
  expect((await serve()('/dev/messages', headers, from)).statusCode).toBe(status)
})
