import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { safeAddress, safeHtml } from '../src/safe-html.ts'

test.each([
  ['<p>a <strong>b</strong><br /></p>', '<p>a <strong>b</strong><br></p>'],
  ['<p onclick="x">a</p>', '<p>a</p>'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:x">a</a>', '<a>a</a>'],
  [
    '<a class="x" href="https://a.example/?b=1&amp;c">a</a>',
    '<a href="https://a.example/?b=1&amp;c">a</a>',
  ],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<scr<script>ipt>', 'ipt>'],
  ['1 < 2 <', '1 &lt; 2 &lt;'],
  ['<p/><svg/onload=x><P>', '<p></p><p></p>'],
])('safe HTML of %s', (html, safe) => {
  expect(safeHtml(html)).toBe(safe)
  expect(safeHtml(safe)).toBe(safe)
})

const allowed = 'h2 h3 p ul ol li a strong em br table thead tbody tr th td'.split(' ')

/** What a browser makes of HTML: other than what stands there is where a mutation can hide. */
const parsed = (html: string): Root => fromHtml(html, { fragment: true })
const written = (tree: Root): string =>
  toHtml(tree, { characterReferences: { useNamedReferences: true } })

test.each([
  ['markup that mutates', '<svg></p><style><a title="</style><img src=x onerror=alert(1)>">'],
  [
    'math',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
  ['text of a template', '<template><p>a</p><script>alert(1)</script></template>'],
  [
    'text without parsing',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  ],
  ['a text area', '<textarea><img title="</textarea><img src=x onerror=alert(1)>">'],
  ['an address of a script', '<a href="javascript:alert(1)">a</a>'],
  ['entities in an address', '<a href="&#106;avascript&colon;alert(1)">a</a>'],
  ['white space in an address', '<a href=" java\tscript:alert(1)">a</a>'],
  ['a line end in an address', '<a href="java&NewLine;script:alert(1)">a</a>'],
  ['a control character', '<a href="\u0001javascript:alert(1)">a</a>'],
  ['data in an address', '<a href="data:text/html,<script>alert(1)</script>">a</a>'],
  [
    'another site without its protocol',
    '<a href="/\\evil.example">a</a><a href="/&#47;evil.example">b</a>',
  ],
  [
    'an attribute without quotes',
    "<a href=javascript:alert(1) onmouseover=alert(1)>a</a><a href='vbscript:x'>b</a>",
  ],
  ['two addresses', '<a href="javascript:x" href="https://a.example/">a</a>'],
  [
    'a picture that draws',
    '<svg onload=alert(1)><a xlink:href="javascript:x"><text>a</text></a></svg>',
  ],
  [
    'a style',
    '<p style="background:url(javascript:x)">a</p><style>@import "//evil.example"</style>',
  ],
  [
    'nested forms',
    '<form><p><form action="//evil.example"><input name=a><button>b</button></form></form>',
  ],
  [
    'a frame',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=x></object><embed src=x>',
  ],
  [
    'a base and a refresh',
    '<base href="//evil.example"><meta http-equiv=refresh content="0;url=//evil.example">',
  ],
  ['a comment that does not end', '<p>a</p><!--><img src=x onerror=alert(1)>'],
  ['a section of character data', '<![CDATA[<img src=x onerror=alert(1)>]]>'],
  ['a name that overrides', '<a id="body" name="cookie" href="/x">a</a>'],
  ['ends of what surrounds it', '</p></li></ul></td></tr></table></main>a'],
  ['a tag that does not end', '<p>a<a href="https://a.example/'],
  ['a zero byte', '<scr\0ipt>alert(1)</scr\0ipt><p o\0nclick=x>'],
  ['what a table throws out', '<table><tr><td>a<img src=x onerror=alert(1)></table><table><p>b'],
  ['links within links', '<a href="/a">a<a href="/b">b</a></a>'],
])('nothing hostile is left of %s', (_what, html) => {
  const safe = safeHtml(html)
  visit(parsed(safe), 'element', ({ tagName, properties }) => {
    expect(allowed).toContain(tagName)
    const { href, ...others } = properties
    expect(others).toEqual({})
    if (href !== undefined) expect(href).toMatch(safeAddress)
    if (href !== undefined) expect(tagName).toBe('a')
  })
  expect(written(parsed(safe))).toBe(safe)
  expect(safeHtml(safe)).toBe(safe)
})

test('a text keeps to its place: it ends nothing that it did not begin', () => {
  const page = `<ul><li>${safeHtml('a</li></ul><p>b')}</li></ul>`
  expect(page).toBe('<ul><li>a<p>b</p></li></ul>')
})
