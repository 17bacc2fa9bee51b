import { readFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '@manzil/i18n/languages'
import { expect, test } from 'vitest'
import { escapeText } from '../../src/escape-text.ts'
import { homePicture } from '../../src/modules/share/home/home-page.ts'
import { createOriginOf } from '../../src/modules/share/origin.ts'
import { html } from '../../src/modules/share/page/html.ts'
import { shorten } from '../../src/modules/share/page/shorten.ts'
import { themeTokens } from '../../src/modules/share/page/theme-tokens.ts'
import { keyOf, orderOf } from '../../src/modules/share/pictures/card-picture.ts'
import { fitLine, fitLines } from '../../src/modules/share/pictures/fit-text.ts'

test.each([
  ['localhost:5173', 'http://localhost:5173'],
  ['127.0.0.1:80', 'http://127.0.0.1:80'],
  ['www.manzil.example', 'http://www.manzil.example'],
  ['evil.example', 'http://localhost:8080'],
  ['localhost.evil.example', 'http://localhost:8080'],
  ['localhost:1"><script>', 'http://localhost:8080'],
])('without a set address, the host %s is written as %s', (host, origin) => {
  const originOf = createOriginOf({
    publicUrl: undefined,
    allowedOrigins: ['http://www.manzil.example'],
    port: 8080,
  })
  expect(originOf({ protocol: 'http', host })).toBe(origin)
})

test('a set address is the only one', () => {
  const originOf = createOriginOf({
    publicUrl: 'https://manzil.example',
    allowedOrigins: ['http://localhost:1'],
    port: 8080,
  })
  expect(originOf({ protocol: 'http', host: 'localhost:1' })).toBe('https://manzil.example')
})

test('the colours are those of the theme', () => {
  const css = readFileSync(
    path.resolve(import.meta.dirname, '../../../../packages/ui/src/styles/generated/theme.css'),
    'utf8',
  )
  const [light = '', dark = ''] = css.split('data-theme="dark"')
  for (const [rules, tokens] of [
    [light, themeTokens.light],
    [dark, themeTokens.dark],
  ] as const)
    for (const [name, value] of Object.entries(tokens))
      expect(rules).toContain(`--mz-colors-${name}: ${value};`)
})

test('values are escaped in templates, and lists joined', () => {
  expect(html`<p title="${'"<&\''}">${[1, html`<b>`, null, false]}</p>`.text).toBe(
    '<p title="&quot;&lt;&amp;&#39;">1<b></p>',
  )
  expect(escapeText('a\u0000\ud800b\ud83d\ude00')).toBe('ab😀')
})

test('texts are cut between words', () => {
  expect(shorten('one two  three', 100)).toBe('one two three')
  expect(shorten('one two three four', 12)).toBe('one two…')
})

const measure = (text: string) => text.length * 10

test('pictures break lines between words and cut what does not fit', () => {
  expect(fitLines('a short line', 200, 2, measure)).toEqual(['a short line'])
  expect(fitLines('one two three four five', 100, 2, measure)).toEqual(['one two', 'three fou…'])
  expect(fitLines('x'.repeat(500), 100, 2, measure)).toEqual([`${'x'.repeat(9)}…`])
  expect(fitLine('safe\u202etxet\u0007', 200, measure)).toBe('safe txet')
})

test('a picture is drawn from the right in Arabic alone, and named by all that is drawn', () => {
  const picture = homePicture('en')
  const orders = languages.map((language) => orderOf(picture, language))
  expect(languages.filter((_, at) => orders[at]?.rtl)).toEqual(['ar'])
  const key = keyOf(orderOf(picture, 'en'))
  expect(keyOf(orderOf(picture, 'ar'))).not.toBe(key)
  expect(keyOf(orderOf({ ...picture, headline: 'AED 1' }, 'en'))).not.toBe(key)
})
