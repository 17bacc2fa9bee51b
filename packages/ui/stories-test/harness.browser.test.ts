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

it('looks again in the other colours', async () => {
  const { visitor, visit } = await look('bad-in-dark')
  expect(visit.findings).toEqual([])
  expect((await visitor.recolor('dark')).findings).toEqual(['color-contrast: #it has no name'])
})
