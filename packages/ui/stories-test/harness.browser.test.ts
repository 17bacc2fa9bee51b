import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStoryBrowser, type StoryBrowser } from './browser.ts'
import { turns } from './modes.ts'
import type { StoryVisitor } from './story-visitor.ts'
import type { Entry } from './storybook-index.ts'
import { takeTour } from './tour.ts'

const [{ played: light, switched: dark }, { played: rtlDark }] = turns
const clean = { problems: [], findings: [] }

let browser: StoryBrowser
let visitor: StoryVisitor
beforeAll(async () => {
  browser = await openStoryBrowser(join(import.meta.dirname, 'fixture'))
  visitor = await browser.visit({ timeoutMs: 2_000 })
})
afterAll(() => browser?.close())

const mark = () => visitor.page.evaluate(() => Reflect.set(window, 'same', true))
const isSame = () => visitor.page.evaluate(() => Reflect.get(window, 'same') === true)

it('passes a story that does nothing wrong, and one that asks for what cannot be', async () => {
  expect(await visitor.open('good', light)).toEqual(clean)
  expect(await visitor.open('meant-to-fail', light)).toEqual(clean)
})

it.each([
  ['console-error', /^console error: a key is missing/],
  ['console-warning', /^console warning: deprecated/],
  ['exception', /^exception: broken/],
  ['rejection', /nobody caught me/],
  ['missing-file', /^answered 404: .*nothing\.png/],
  ['other-site', /^request failed: https:\/\/example\.com/],
  ['failed-play', /^play failed: expected 1 to be 2/],
  ['missing', /^no such story/],
  ['never-ends', /^not finished in 2 s/],
  ['hangs-the-page', /^not finished in 2 s/],
])('sees %s', async (id, problem) => {
  const { problems } = await visitor.open(id, light)
  expect(problems.length).toBeGreaterThan(0)
  expect(problems[0]).toMatch(problem)
})

it('sees what axe finds, and that axe did not run', async () => {
  const { findings } = await visitor.open('axe-violation', light)
  expect(findings).toEqual(['button-name: #it has no name'])
  expect((await visitor.open('axe-off', light)).findings).toBeNull()
})

it('shows stories one after the other in one page, each in its mode', async () => {
  await visitor.open('good', light)
  await mark()
  expect(await visitor.show('meant-to-fail', light)).toEqual(clean)
  expect(await visitor.show('warns-in-arabic', light)).toEqual(clean)
  expect(await isSame()).toBe(true)
  const { problems } = await visitor.show('warns-in-arabic', rtlDark)
  expect(problems).toEqual(['console warning: arabic'])
})

it('loads the page anew after a story that was not clean', async () => {
  await visitor.open('good', light)
  await mark()
  await visitor.show('console-error', light)
  expect(await visitor.show('good', light)).toEqual(clean)
  expect(await isSame()).toBe(false)
})

it('switches colours in the page that is there, and lets axe look at colours only', async () => {
  await visitor.open('good', light)
  await mark()
  expect(await visitor.recolour('good', dark)).toEqual(clean)
  expect(await visitor.show('axe-violation', light)).toMatchObject({ problems: [] })
  expect(await isSame()).toBe(true)

  expect(await visitor.open('pale-in-the-dark', light)).toEqual(clean)
  const { findings } = await visitor.recolour('pale-in-the-dark', dark)
  expect(findings).toEqual(['color-contrast: #it has no name'])

  await visitor.open('warns-in-the-dark', light)
  const { problems } = await visitor.recolour('warns-in-the-dark', dark)
  expect(problems).toEqual(['console warning: dark'])
})

it('lets axe look at everything again in the story after that', async () => {
  await visitor.open('good', light)
  await visitor.recolour('good', dark)
  const { findings } = await visitor.show('axe-violation', light)
  expect(findings).toEqual(['button-name: #it has no name'])
})

const entry = (id: string): Entry => ({
  id,
  type: 'story',
  title: id,
  name: 'Default',
  tags: [],
  importPath: `./src/${id}.stories.tsx`,
})

it('holds it against a story that is clean alone only, and says so', async () => {
  const stories = ['leaves-something', 'stumbles-over-it', 'good'].map(entry)
  const { sights } = await takeTour(browser, stories, [])
  expect(sights.get('stumbles-over-it, LTR light')).toEqual({
    problems: ['console error: what is this?'],
    findings: [],
    alone: clean,
  })
  expect(sights.get('good, RTL light')).toEqual(clean)
})
