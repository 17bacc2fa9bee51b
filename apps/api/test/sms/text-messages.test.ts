import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zLanguageCode } from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fitsOneText } from '../../src/mail/text-length.ts'
import { codeText } from '../../src/mail/verification-messages.ts'
import { createFolderSms } from '../../src/ports/sms/folder-sms.ts'

const about = { to: '+971501234567', otp: '123456', uselessAt: new Date() }

test.each(zLanguageCode.options)('the code in %s is one message, bound to the site', (language) => {
  const site = { name: 'Manzil', host: 'www.manzil.ae' }
  const { text } = codeText({ ...about, language, site })
  expect(fitsOneText(text)).toBe(true)
  expect(text.split('\n').at(-1)).toBe('@www.manzil.ae #123456')
  expect(text).toContain('Manzil')
})

test.each(zLanguageCode.options)('in %s it stays one beside a long host and name', (language) => {
  const site = { name: 'Every Home of the Emirates', host: `${'a'.repeat(60)}.example.com` }
  expect(fitsOneText(codeText({ ...about, language, site }).text)).toBe(true)
})

test.each([
  ['a'.repeat(160), true],
  ['a'.repeat(161), false],
  ['€'.repeat(80), true],
  ['€'.repeat(81), false],
  ['я'.repeat(70), true],
  ['я'.repeat(71), false],
])('%s fits into one message: %s', (text, expected) => {
  expect(fitsOneText(text)).toBe(expected)
})

test('without a service a text message becomes one file, however often it is delivered', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'manzil-sms-'))
  const port = createFolderSms(folder)
  const message = {
    id: '0197a1c2',
    to: about.to,
    text: 'a\nb',
    date: new Date('2026-11-20T08:00:00Z'),
  }
  const { signal } = new AbortController()
  await port.deliver(message, signal)
  await port.deliver(message, signal)
  const [name = '', ...more] = readdirSync(folder)
  expect([name, more]).toEqual(['2026-11-20T080000-0197a1c2.txt', []])
  const file = path.join(folder, name)
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(readFileSync(file, 'utf8')).toBe(
    'To: +971501234567\nDate: 2026-11-20T08:00:00.000Z\n\na\nb\n',
  )
  rmSync(folder, { recursive: true })
})
