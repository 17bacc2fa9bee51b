import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStoryBrowser, type StoryBrowser } from './browser.ts'
import { modes } from './modes.ts'

let opened: StoryBrowser
beforeAll(async () => {
  opened = await openStoryBrowser({ folder: join(import.meta.dirname, 'fixture'), pages: 1 })
})
afterAll(() => opened?.close())

async function look(id: string) {
  const [visitor] = opened.visitors
  if (!visitor) throw new Error('no page')
  return { visitor, visit: await visitor.open(id, modes[0]) }
}

it('passes a story that does nothing wrong, and one that asks for what cannot be', async () => {
  expect((await look('good')).visit).toEqual({ problems: [], findings: [] })
  expect((await look('meant-to-fail')).visit).toEqual({ problems: [], findings: [] })
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
])('sees %s', async (id, problem) => {
  const { problems } = (await look(id)).visit
  expect(problems.length).toBeGreaterThan(0)
  expect(problems[0]).toMatch(problem)
})

it('sees what axe finds, and that axe did not run', async () => {
  const found = await look('axe-violation')
  expect(found.visit.findings).toEqual(['button-name: #it has no name'])
  expect((await look('axe-off')).visit.findings).toBeNull()
})

it('shows stories one after the other in one page', async () => {
  const { visitor } = await look('good')
  await visitor.page.evaluate(() => Reflect.set(window, 'same', true))
  expect(await visitor.show('meant-to-fail', modes[0])).toEqual({ problems: [], findings: [] })
  expect(await visitor.page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
  expect((await visitor.show('console-error', modes[0])).problems[0]).toMatch(/a key is missing/)
})

it('loads the page anew where another story is to blame, and for another mode', async () => {
  const { visitor } = await look('leaves-something')
  expect(await visitor.show('stumbles-over-it', modes[0])).toEqual({ problems: [], findings: [] })
  await visitor.page.evaluate(() => Reflect.set(window, 'same', true))
  await visitor.show('good', modes[3])
  expect(await visitor.page.evaluate(() => Reflect.get(window, 'same'))).toBeUndefined()
})
