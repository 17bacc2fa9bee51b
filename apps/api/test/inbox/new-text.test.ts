import { expect, test } from 'vitest'
import { cutQuoted } from '../../src/modules/inbox/mail/cut-quoted.ts'
import { isAutomatic } from '../../src/modules/inbox/mail/is-automatic.ts'
import { textOfHtml } from '../../src/modules/inbox/mail/text-of-html.ts'

const openings = [
  'On Tue, 24 Nov 2026 at 10:02, Manzil <leads+x@in.example.com> wrote:',
  'On Tue, 24 Nov 2026 at 10:02, Manzil\n<leads+x@in.example.com> wrote:',
  'Am 24.11.2026 um 10:02 schrieb Manzil <leads+x@in.example.com>:',
  'вт, 24 нояб. 2026 г. в 10:02, Manzil <leads+x@in.example.com> пишет:',
  '在 2026年11月24日 10:02，Manzil <leads+x@in.example.com> 写道：',
  'मंगल, 24 नव॰ 2026 को 10:02 बजे Manzil ने लिखा:',
  'في الثلاثاء، 24 نوفمبر 2026، كتب Manzil <leads+x@in.example.com>:',
  '-----Original Message-----\nFrom: Manzil <leads+x@in.example.com>',
  'Von: Manzil <leads+x@in.example.com>\nGesendet: Dienstag',
  '________________________________\nFrom: Manzil <no-reply@manzil.example>',
]

test.each(openings)('the mail that is answered is cut off: %s', (opening) => {
  const text = `Saturday suits me.\n\nSara\n\n${opening}\n> Would Saturday suit you?\n`
  expect(cutQuoted(text)).toBe('Saturday suits me.\n\nSara')
})

test('a signature and quotations at the end go, quotations between answers stay', () => {
  expect(cutQuoted('Yes.\r\n-- \r\nSara Khan\r\n+971 50')).toBe('Yes.')
  expect(cutQuoted('> Saturday?\nYes.\n> At 11?\nAt 12.\n> Bye\n')).toBe(
    '> Saturday?\nYes.\n> At 11?\nAt 12.',
  )
})

test('what is nothing but a quotation is kept whole, and ordinary words are no opening', () => {
  expect(cutQuoted('> Saturday?')).toBe('> Saturday?')
  const text = 'From: my point of view\nOn Saturday my wife wrote a note: it is fine.'
  expect(cutQuoted(text)).toBe(text)
})

test('HTML becomes lines without what it quotes and what nobody reads', () => {
  const html = `<html><head><style>p{}</style></head><body><p>Saturday&nbsp;suits
    me.</p><div>Sara<br>Khan</div><script>alert(1)</script>
    <div class="gmail_quote">On Tue wrote:<blockquote>old</blockquote></div></body></html>`
  expect(textOfHtml(html)).toBe('Saturday suits me.\n\nSara\nKhan')
  expect(textOfHtml('<b>'.repeat(5000))).toBe('')
})

test.each([
  [{ name: 'auto-submitted', value: 'auto-replied' }, 'sara@example.com', true],
  [{ name: 'auto-submitted', value: 'no' }, 'sara@example.com', false],
  [{ name: 'precedence', value: 'bulk' }, 'sara@example.com', true],
  [{ name: 'x-autoreply', value: 'yes' }, 'sara@example.com', true],
  [
    { name: 'content-type', value: 'multipart/report; report-type=delivery-status' },
    'a@b.cd',
    true,
  ],
  [{ name: 'return-path', value: '<>' }, 'sara@example.com', true],
  [{ name: 'subject', value: 'Re: hello' }, 'MAILER-DAEMON@mx.example.com', true],
  [{ name: 'subject', value: 'Re: hello' }, 'sara@example.com', false],
])('tells machines from people: %o of %s', (header, from, machine) => {
  expect(isAutomatic({ headers: [header], from })).toBe(machine)
})
