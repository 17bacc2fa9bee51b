import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFolderMail } from '../../src/ports/mail/folder-mail.ts'
import { isMailable, isReserved, oneLine, readMailbox } from '../../src/ports/mail/mailbox.ts'
import { aMail, sender } from './a-mail.ts'

const root = mkdtempSync(join(tmpdir(), 'manzil-mail-'))
afterAll(() => rmSync(root, { recursive: true }))

const signal = new AbortController().signal
const written = (folder: string) => readdirSync(folder).map((name) => join(folder, name))

test('a mail becomes one file, however often it is delivered', async () => {
  const folder = join(root, 'first')
  const mail = createFolderMail(folder, sender)
  await mail.deliver(aMail(), signal)
  await mail.deliver(aMail(), signal)
  const [file = '', ...more] = written(folder)
  expect(more).toEqual([])
  expect(file).toMatch(/2026-11-20T080000-0197a1c2_manzil_test\.eml$/)
  expect(statSync(file).mode & 0o077).toBe(0)
  const eml = readFileSync(file, 'utf8')
  expect(eml).toContain('Message-ID: <0197a1c2@manzil.test>\r\n')
  expect(eml).toContain('multipart/alternative')
  expect(mail.delivers).toBe(false)
})

test('nothing that a stranger writes adds a header, a receiver or a part', async () => {
  const folder = join(root, 'hostile')
  const attack = 'Sara\r\nBcc: victim@example.org\r\n\r\n<script>alert(1)</script>\u2028X-Evil: 1'
  const mail = createFolderMail(folder, { ...sender, name: attack })
  await mail.deliver(
    aMail({
      to: { name: attack, address: 'sara.khan@example.com' },
      replyTo: { name: `"${attack}" <other@example.org>, `, address: 'sara.khan@example.com' },
      subject: attack,
      text: `${attack}\r\n.\r\nMAIL FROM:<x@example.org>\r\n`,
    }),
    signal,
  )
  const eml = readFileSync(written(folder)[0] ?? '', 'utf8')
  const [head = ''] = eml.split('\r\n\r\n')
  const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name?.toLowerCase()).sort()
  expect(names).toEqual(
    [
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
      'x-auto-response-suppress',
    ].sort(),
  )
  expect(head.match(/<[^<>\s]+@[^<>\s]+>/g)?.sort()).toEqual(
    [
      '<0197a1c2@manzil.test>',
      '<no-reply@manzil.test>',
      '<sara.khan@example.com>',
      '<sara.khan@example.com>',
    ].sort(),
  )
})

test.each([
  ['sara.khan@example.com', true],
  ['sara+homes@mail.example.ae', true],
  ['سارة@مثال.امارات', true],
  ['a,b@example.com', false],
  ['"a b"@example.com', false],
  ['a@b.c>', false],
  ['a@b.c\r\nBcc: x', false],
  ['a@b@c.de', false],
  [`${'a'.repeat(65)}@example.com`, false],
])('%j is mailable: %s', (address, expected) => {
  expect(isMailable(address)).toBe(expected)
})

test('a mailbox is read with and without its name', () => {
  expect(readMailbox('Manzil <no-reply@manzil.ae>')).toEqual({
    name: 'Manzil',
    address: 'no-reply@manzil.ae',
  })
  expect(readMailbox('"Manzil, Dubai" <a@manzil.ae>')?.name).toBe('Manzil, Dubai')
  expect(readMailbox('a@manzil.ae')).toEqual({ name: '', address: 'a@manzil.ae' })
  expect(readMailbox('Manzil')).toBeUndefined()
})

test('a text for a header has one line and an end', () => {
  expect(oneLine('a\r\n\tb\u202ec ', 10)).toBe('a b c')
  expect(oneLine('😀😀😀', 2)).toBe('😀😀')
})

test('domains for examples are known, names that only look like them are not', () => {
  expect(['a@x.example', 'a@localhost', 'a@x.TEST'].map(isReserved)).toEqual([true, true, true])
  expect(['a@example.com', 'a@test.ae', 'a@contest'].map(isReserved)).toEqual([false, false, false])
})
