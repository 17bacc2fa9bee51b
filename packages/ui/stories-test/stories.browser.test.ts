import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStoryBrowser, type StoryBrowser } from './browser.ts'
import { type Mode, modes } from './modes.ts'
import { createPool, type Pool } from './pool.ts'
import type { StoryVisitor, Visit } from './story-visitor.ts'
import { type Entry, readEntries, storybookFolder } from './storybook-index.ts'

/** Pages that work at the same time: one more than the two cores of a small runner. */
const pageCount = 3

const entries = readEntries()
const stories = entries.filter(({ type }) => type === 'story')
/** Pages written by hand; those that Storybook makes of the stories show the stories again. */
const documents = entries.filter(
  ({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx'),
)

let opened: StoryBrowser
let pool: Pool<StoryVisitor>
const seen = { combinations: 0, plays: 0, violations: 0 }

beforeAll(async () => {
  opened = await openStoryBrowser({ folder: storybookFolder, pages: pageCount })
  pool = createPool(opened.visitors)
})

afterAll(async () => {
  await opened?.close()
  const components = new Set(stories.map(({ importPath }) => importPath)).size
  console.log(
    `${components} components, ${stories.length} stories in ${modes.length} modes: ` +
      `${seen.combinations} combinations, ${seen.plays} of them after a play, ${seen.violations} axe violations`,
  )
})

/** One visit answers for both colours of a direction: the story is played once, and recoloured. */
const visits = new Map<string, Promise<Visit[]>>()
function visit({ id }: Entry, { language }: Mode): Promise<Visit[]> {
  const key = `${id} ${language}`
  const begun = visits.get(key)
  if (begun) return begun
  const [light, dark] = modes.filter((mode) => mode.language === language)
  if (!light || !dark) throw new Error(`no modes in ${language}`)
  const going = pool.use(async (visitor) => [
    await visitor.open(id, light),
    await visitor.recolor(dark.colorMode),
  ])
  visits.set(key, going)
  return going
}

describe.concurrent('stories', () => {
  const cases = stories.flatMap((story) => modes.map((mode) => ({ story, mode })))
  for (const { story, mode } of cases)
    it(`${story.title} › ${story.name}, ${mode.name}`, async () => {
      const [light, dark] = await visit(story, mode)
      const result = mode.colorMode === 'light' ? light : dark
      seen.combinations += 1
      seen.violations += result?.findings?.length ?? 0
      if (story.tags.includes('play-fn')) seen.plays += 1
      expect(result).toEqual({ problems: [], findings: [] })
    })
})

describe.concurrent('pages', () => {
  for (const page of documents)
    for (const mode of modes.filter(({ language }) => language === 'en'))
      it(`${page.title}, ${mode.name}`, async () => {
        const { problems } = await pool.use((visitor) => visitor.open(page.id, mode, 'docs'))
        expect(problems).toEqual([])
      })
})
