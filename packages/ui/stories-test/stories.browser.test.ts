import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStoryBrowser, type StoryBrowser } from './browser.ts'
import { type Mode, modes } from './modes.ts'
import { createPool } from './pool.ts'
import type { StoryVisitor, Visit } from './story-visitor.ts'
import { type Entry, entriesOf, readEntries, storybookFolder } from './storybook-index.ts'

/** Pages that work at the same time: one more than the two cores of a small runner. */
const pageCount = 3
/** Stories that a page shows in a row. */
const rowLength = 20
/** All of them take about six minutes on two quiet cores; a machine that is stuck ends here, in ms. */
const everythingMs = 45 * 60_000

/** Components and pages that were asked for; none means all. */
const names = (process.env.STORIES_OF ?? '').split(',').filter(Boolean)
const entries = entriesOf(readEntries(), names)
const stories = entries.filter(({ type }) => type === 'story')
/** Pages written by hand; those that Storybook makes of the stories show the stories again. */
const documents = entries.filter(
  ({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx'),
)

let opened: StoryBrowser
/** What has been seen, by `keyOf`. */
const visits = new Map<string, Visit>()
const seen = { combinations: 0, plays: 0, violations: 0 }
const times: { name: string; ms: number }[] = []

const keyOf = ({ id }: Entry, { name }: Mode): string => `${id}, ${name}`

/** The pages of the browser look at everything here; the tests below only tell what they saw. */
beforeAll(async () => {
  opened = await openStoryBrowser({ folder: storybookFolder, pages: pageCount })
  const pool = createPool(opened.visitors)
  await Promise.all([
    ...rows.map((row) => pool.use((visitor) => walk(visitor, row))),
    ...readings.map(({ page, mode }) =>
      pool.use(async (visitor) => {
        visits.set(keyOf(page, mode), await visitor.open(page.id, mode, 'docs'))
      }),
    ),
  ])
}, everythingMs)

afterAll(async () => {
  await opened?.close()
  const components = new Set(stories.map(({ importPath }) => importPath)).size
  console.log(
    `${components} components, ${stories.length} stories in ${modes.length} modes: ` +
      `${seen.combinations} combinations, ${seen.plays} of them after a play, ${seen.violations} axe violations`,
  )
  const slowest = times.toSorted((one, other) => other.ms - one.ms).slice(0, 5)
  console.log(
    `Slowest: ${slowest.map(({ name, ms }) => `${name} ${(ms / 1000).toFixed(1)} s`).join('; ')}`,
  )
})

interface Row {
  mode: Mode
  stories: readonly Entry[]
}

const rows: Row[] = modes.flatMap((mode) =>
  Array.from({ length: Math.ceil(stories.length / rowLength) }, (_, at) => ({
    mode,
    stories: stories.slice(at * rowLength, (at + 1) * rowLength),
  })),
)

const readings = documents.flatMap((page) =>
  modes.filter(({ language }) => language === 'en').map((mode) => ({ page, mode })),
)

async function walk(visitor: StoryVisitor, { stories, mode }: Row): Promise<void> {
  for (const story of stories) {
    const begin = Date.now()
    visits.set(keyOf(story, mode), await visitor.show(story.id, mode))
    times.push({ name: keyOf(story, mode), ms: Date.now() - begin })
  }
}

describe.skipIf(rows.length === 0)('stories', () => {
  for (const { mode, stories } of rows)
    for (const story of stories)
      it(`${story.title} › ${story.name}, ${mode.name}`, () => {
        const visit = visits.get(keyOf(story, mode))
        seen.combinations += 1
        seen.violations += visit?.findings?.length ?? 0
        if (story.tags.includes('play-fn')) seen.plays += 1
        expect(visit).toEqual({ problems: [], findings: [] })
      })
})

describe.skipIf(readings.length === 0)('pages', () => {
  for (const { page, mode } of readings)
    it(`${page.title}, ${mode.name}`, () => {
      expect(visits.get(keyOf(page, mode))?.problems).toEqual([])
    })
})
