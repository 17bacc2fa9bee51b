import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStoryBrowser, type StoryBrowser } from './browser.ts'
import { type Mode, modes } from './modes.ts'
import { createPool, type Pool } from './pool.ts'
import type { StoryVisitor, Visit } from './story-visitor.ts'
import { type Entry, entriesOf, readEntries, storybookFolder } from './storybook-index.ts'

/** Pages that work at the same time: one more than the two cores of a small runner. */
const pageCount = 3
/** Stories that a page shows in a row. */
const rowLength = 20

/** Components and pages that were asked for; none means all. */
const names = (process.env.STORIES_OF ?? '').split(',').filter(Boolean)
const entries = entriesOf(readEntries(), names)
const stories = entries.filter(({ type }) => type === 'story')
/** Pages written by hand; those that Storybook makes of the stories show the stories again. */
const documents = entries.filter(
  ({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx'),
)

let opened: StoryBrowser
let pool: Pool<StoryVisitor>
const seen = { combinations: 0, plays: 0, violations: 0 }
const times: { name: string; ms: number }[] = []

beforeAll(async () => {
  opened = await openStoryBrowser({ folder: storybookFolder, pages: pageCount })
  pool = createPool(opened.visitors)
  // All at once: tests wait in the order of the rows, which would leave all pages but one idle.
  for (const row of rows) {
    row.visits = walk(row)
    // Its own tests tell of it.
    row.visits.catch(() => {})
  }
})

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
  visits?: Promise<Map<string, Visit>>
}

const rows: Row[] = modes.flatMap((mode) =>
  Array.from({ length: Math.ceil(stories.length / rowLength) }, (_, at) => ({
    mode,
    stories: stories.slice(at * rowLength, (at + 1) * rowLength),
  })),
)

async function walk({ stories, mode }: Row): Promise<Map<string, Visit>> {
  return pool.use(async (visitor) => {
    const visits = new Map<string, Visit>()
    for (const { id } of stories) {
      const begin = Date.now()
      visits.set(id, await visitor.show(id, mode))
      times.push({ name: `${id}, ${mode.name}`, ms: Date.now() - begin })
    }
    return visits
  })
}

describe.skipIf(stories.length === 0)('stories', { concurrent: true }, () => {
  for (const row of rows)
    for (const story of row.stories)
      it(`${story.title} › ${story.name}, ${row.mode.name}`, async () => {
        const visit = (await row.visits)?.get(story.id)
        seen.combinations += 1
        seen.violations += visit?.findings?.length ?? 0
        if (story.tags.includes('play-fn')) seen.plays += 1
        expect(visit).toEqual({ problems: [], findings: [] })
      })
})

describe.skipIf(documents.length === 0)('pages', { concurrent: true }, () => {
  for (const page of documents)
    for (const mode of modes.filter(({ language }) => language === 'en'))
      it(`${page.title}, ${mode.name}`, async () => {
        const { problems } = await pool.use((visitor) => visitor.open(page.id, mode, 'docs'))
        expect(problems).toEqual([])
      })
})
