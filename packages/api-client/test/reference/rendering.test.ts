import { expect, test } from 'vitest'
import { inlineMarkdown, markdown } from '../../codegen/reference/markdown.ts'
import { html } from '../../codegen/reference/markup.ts'
import { codeBlock, jsonBlock } from '../../codegen/reference/parts/code.ts'
import { shorten } from '../../codegen/reference/parts/examples.ts'
import { limitsOf } from '../../codegen/reference/schema/limits.ts'

const resolve = (name: string) => (name === 'ErrorEnvelope' ? 'schemas.html#x' : undefined)

test('what is inserted is escaped, markup is not', () => {
  const inner = html`<b>${'<&"\''}</b>`
  expect(html`<p>${inner}${false}${[1, '>']}</p>`.text).toBe(
    '<p><b>&lt;&amp;&quot;&#39;</b>1&gt;</p>',
  )
})

test('raw HTML and unsafe addresses in descriptions come to nothing', () => {
  const { text } = markdown('<script>x()</script>\n\n[a](javascript:x) <img src=x onerror=y>')
  expect(text).not.toMatch(/<script|<img|javascript:/)
})

test('names of schemas become links, in code and as words, but not inside links', () => {
  const link = '<a href="schemas.html#x">'
  expect(inlineMarkdown('An ErrorEnvelope', resolve).text).toBe(`An ${link}ErrorEnvelope</a>`)
  expect(inlineMarkdown('`ErrorEnvelope`', resolve).text).toBe(
    `${link}<code>ErrorEnvelope</code></a>`,
  )
  expect(inlineMarkdown('[ErrorEnvelope](https://a.example)', resolve).text).toBe(
    '<a href="https://a.example">ErrorEnvelope</a>',
  )
  expect(inlineMarkdown('OtherName `x`', resolve).text).toBe('OtherName <code>x</code>')
})

test('headings stand under the heading of their entry', () => {
  expect(markdown('## Rules').text).toBe('<h3>Rules</h3>')
  expect(markdown('## Rules', undefined, 0).text).toBe('<h2>Rules</h2>')
})

test('samples keep every character', () => {
  const value = { text: '<a "b": 1 & true>', list: [1.5, null, false] }
  const shown = jsonBlock('x', value)
    .text.replace(/<figcaption>.*<\/figcaption>|<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  expect(JSON.parse(shown)).toEqual(value)
})

test('only long samples scroll and can be reached by keyboard', () => {
  expect(codeBlock('x', 'a\nb').text).not.toContain('tabindex')
  expect(codeBlock('x', 'a\n'.repeat(40)).text).toContain('tabindex="0"')
})

test('lists of rows are shortened, lists of values are not', () => {
  expect(shorten({ rows: [{ a: [1, 2] }, { a: [3] }], empty: [] })).toEqual({
    rows: [{ a: [1, 2] }],
    empty: [],
  })
})

test.each([
  [{ minLength: 0, maxLength: 5 }, ['at most 5 characters']],
  [{ minLength: 1, maxLength: 1 }, ['exactly 1 character']],
  [{ minItems: 2 }, ['at least 2 items']],
  [{ minimum: 0 }, ['at least 0']],
  [{ minimum: -90, maximum: 90 }, ['-90 to 90']],
  [{ minimum: 0, maximum: 100_000 }, ['0 to 100,000']],
  [{ 'x-max-bytes': 5_242_880, uniqueItems: true }, ['no repetitions', 'at most 5 MB']],
  [{ type: 'string' }, []],
])('limits of %j', (node, texts) => {
  expect(limitsOf(node)).toEqual(texts)
})
