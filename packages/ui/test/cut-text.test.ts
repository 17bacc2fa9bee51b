import { expect, it } from 'vitest'
import { shipped, web } from './sources.ts'

const sheets = [...shipped, ...web].filter(({ path }) => path.endsWith('.css'))

/** Selector and declarations of each rule that holds no other. */
const rulesOf = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({ selector: selector.trim().replaceAll(/\s+/g, ' '), body }),
  )

/** What to do about a rule that cuts the marks of letters with the text; undefined where it cuts none. */
function faultOf(body: string): string | undefined {
  if (/text-overflow: ellipsis/.test(body) && /overflow: hidden/.test(body))
    return 'one line is cut sideways alone: `overflow: clip visible`'
  if (!/(?<!-)line-clamp:/.test(body.replace('-webkit-line-clamp', 'line-clamp'))) return undefined
  const wanted = [
    '--mz-cut-line',
    'padding-block-end: var(--mz-cut-foot)',
    '-1 * var(--mz-cut-foot)',
  ]
  const missing = wanted.filter((each) => !body.includes(each))
  return missing.length === 0 ? undefined : `lines that are cut need ${missing.join(', ')}`
}

it('cuts no dot below a letter with the text that it cuts', () => {
  const rules = sheets.flatMap(({ path, text }) =>
    rulesOf(text).map((rule) => ({ path, fault: faultOf(rule.body), ...rule })),
  )
  expect(rules.filter(({ body }) => /ellipsis|line-clamp/.test(body)).length).toBeGreaterThan(30)
  expect(
    rules.flatMap(({ path, selector, fault }) => (fault ? [`${path} ${selector}: ${fault}`] : [])),
  ).toEqual([])
})

it.each([
  'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;',
  'overflow: hidden; -webkit-line-clamp: 2;',
  'overflow: hidden; line-clamp: 2; line-height: 1.35;',
])('a rule that cuts them is noticed: %s', (body) => {
  expect(faultOf(body)).toBeDefined()
})

it.each(['overflow: clip visible; text-overflow: ellipsis;', 'overflow: hidden; color: red;'])(
  'a rule that cuts none is fine: %s',
  (body) => {
    expect(faultOf(body)).toBeUndefined()
  },
)
