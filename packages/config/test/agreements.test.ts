import { expect, test } from 'vitest'
import { checkClasses } from '../src/boundaries/check-classes.ts'
import { checkPaths } from '../src/boundaries/check-paths.ts'
import { checkTexts } from '../src/boundaries/check-texts.ts'

const file = (path: string, text: string) => ({ path, text })

test('a text that a language lacks, and one that English does not have', () => {
  const text = (language: string, texts: object) =>
    file(`packages/i18n/src/locales/${language}/home.json`, JSON.stringify(texts))
  const english = text('en', {
    title: 'Homes',
    found: '{count, plural, one {1 home} other {{count} homes}}',
  })
  expect(checkTexts([english, text('de', { title: 'Häuser', found: 'x' })])).toEqual([])
  expect(checkTexts([english, text('de', { found: 'x', more: { all: 'y' } })])).toEqual([
    'packages/i18n/src/locales/de/home.json: lacks `title`, which English has; write it in de',
    'packages/i18n/src/locales/de/home.json:1: `more.all` is not in English; write it into packages/i18n/src/locales/en/home.json, or delete it',
  ])
  expect(checkTexts([english, file('packages/i18n/src/locales/de/home.json', '{')])).toHaveLength(1)
  expect(
    checkTexts([english, text('de', {}), file('packages/i18n/src/locales/en/new.json', '{}')]),
  ).toContain(
    'packages/i18n/src/locales/de/new.json: is not there, and English has it; write the texts of en/new.json in de',
  )
})

test('a class of two sheets is noticed; one that a part changes inside itself is fine', () => {
  const all = [
    file('packages/ui/src/a.css', '.mz-a,\n.mz-b { color: red }'),
    file('apps/web/src/b.css', '@media print { .mz-a { color: blue } } .mz-c .mz-b { color: red }'),
    file('apps/web/src/c.css', '.mz-d :is(.mz-e,\n.mz-a, .mz-f) { color: red }'),
  ]
  expect(checkClasses(all)).toEqual([
    'apps/web/src/b.css:1: `.mz-a` has its look from packages/ui/src/a.css:1 too; where both are loaded, both apply: rename one of them',
  ])
})

test('a class has its look in one place of a sheet, but for other conditions and states', () => {
  const sheet = (more: string) =>
    checkClasses([
      file('packages/ui/src/a.css', `@layer components {\n  .mz-a { color: red }\n${more}\n}`),
    ])
  expect(sheet('  .mz-a { gap: 0 }')).toEqual([
    'packages/ui/src/a.css:3: `.mz-a` has its look from line 2 already; write both as one',
  ])
  expect(sheet('@media print { .mz-a { gap: 0 } }')).toEqual([])
  expect(sheet('.mz-a:hover { gap: 0 } .mz-b .mz-a { gap: 0 } .mz-a, .mz-b { top: 0 }')).toEqual([])
})

test('classes of the design system begin alike', () => {
  expect(checkClasses([file('packages/ui/src/a.css', '\n.card { color: red }')])).toEqual([
    'packages/ui/src/a.css:2: `.card` is of the design system: call it `.mz-card`',
  ])
  expect(checkClasses([file('apps/web/src/a.css', '.card { color: red }')])).toEqual([])
})

test('a path without a route leads nowhere', () => {
  const paths = file(
    'apps/web/src/routing/paths.ts',
    "export const paths = {\n  home: () => '/',\n  plan: (id: string) => withQuery('/plan', { id }),\n} as const",
  )
  const routes = (text: string) => file('apps/web/src/app/routes.ts', text)
  expect(checkPaths([paths, routes("path: paths.home(),\npath: paths.plan(''),")])).toEqual([])
  expect(checkPaths([paths, routes('path: paths.home(),')])).toEqual([
    'apps/web/src/routing/paths.ts:3: `paths.plan` has no route; add one with its page to apps/web/src/app/routes.ts, or delete the path',
  ])
})
