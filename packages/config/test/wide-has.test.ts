import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** What holds a whole page or most of one, where a `:has()` looks below its children. */
const wide =
  /(?::root|\bhtml|\bbody|\.site(?:__body|__main)?|\.listing|\.details|\.home)(?::has\()[^>]/g

/** Selectors that have the browser style the whole page anew whenever any part of it changes. Paper does not change. */
const wideIn = (css: string): string[] =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@media print \{(?:[^{}]|\{[^{}]*\})*\}/g, '')
    .split(/[{};]/)
    .flatMap((part) => (part.search(wide) < 0 ? [] : [part.trim()]))

it.each(['apps/web/src', 'packages/ui/src'])(
  'no part of a page is looked for from its top in %s',
  (folder) => {
    const files = globSync('**/*.css', { cwd: join(root, folder) })
    expect(files.length).toBeGreaterThan(20)
    const found = files.flatMap((file) =>
      wideIn(readFileSync(join(root, folder, file), 'utf8')).map((each) => `${file}: ${each}`),
    )
    expect(found).toEqual([])
  },
)

it.each([
  ':root:has(.mz-chat) .mz-toasts',
  '.listing:has(.beside-map) > *',
  'body:has(.print-sheet)',
])('such a selector is noticed: %s', (selector) => {
  expect(wideIn(`.a { color: red } ${selector} { color: red }`)).toEqual([selector])
  expect(wideIn(`@media print { ${selector} { color: red } }`)).toEqual([])
})

it.each(['.mz-chip:has(button)', '.reading:has(> .reading__aside)', '.site__notice:has(+ .hero)'])(
  'what holds little may look: %s',
  (selector) => {
    expect(wideIn(`${selector} { color: red }`)).toEqual([])
  },
)
