import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStoryBrowser } from './browser.ts'
import { modes } from './modes.ts'
import { readAccepted } from './snapshots/accepted.ts'
import { type Change, judge } from './snapshots/judge.ts'
import { writeReport } from './snapshots/report.ts'
import { namesOf } from './snapshots/take.ts'
import { entriesOf, readEntries, storybookFolder } from './storybook-index.ts'
import { tellTour } from './tell-tour.ts'
import { sightName, type Tour, takeTour } from './tour.ts'

/** All of them take some minutes on two quiet cores; a machine that is stuck ends here, in ms. */
const everythingMs = 45 * 60_000

/** Components and pages that were asked for; none means all. */
const names = (process.env.STORIES_OF ?? '').split(',').filter(Boolean)
const entries = entriesOf(readEntries(), names)
const stories = entries.filter(({ type }) => type === 'story')
/** Pages written by hand; those that Storybook makes of the stories show the stories again. */
const documents = entries.filter(
  ({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx'),
)

const all = readAccepted()
const asked = stories.flatMap(namesOf)
/** A look at some components says nothing of the pictures of others. */
const accepted =
  names.length > 0 ? { ...all, names: all.names.filter((name) => asked.includes(name)) } : all
const pictures = [...new Set([...asked, ...accepted.names])]

let drawnBy: string
let tour: Tour
let changes: Change[]

/** The pages of the browser look at everything here; the tests below only tell what they saw. */
beforeAll(async () => {
  const browser = await openStoryBrowser(storybookFolder)
  drawnBy = browser.drawnBy
  tour = await takeTour(browser, stories, documents).finally(() => browser.close())
  changes = judge(asked, tour.shots, accepted)
}, everythingMs)

afterAll(() => {
  console.log(tellTour(tour, stories))
  if (changes.length > 0) console.error(`Before, after and difference: ${writeReport(changes)}`)
})

describe('Storybook', () => {
  for (const story of stories)
    it.each(modes)(`${story.title} › ${story.name}, $name`, (mode) => {
      expect(tour.sights.get(sightName(story, mode))).toEqual({ problems: [], findings: [] })
    })

  for (const page of documents)
    it.each(modes.filter(({ language }) => language === 'en'))(`${page.title}, $name`, (mode) => {
      expect(tour.sights.get(sightName(page, mode))?.problems).toEqual([])
    })
})

describe.skipIf(names.length > 0 && pictures.length === 0)('snapshots', () => {
  const how = 'look at the pictures, then accept them: npm run snapshots -- --accept'

  it('are drawn by the browser that drew the accepted ones', () => {
    expect(drawnBy, how).toBe(accepted.drawnBy)
  })

  it('are asked for by stories', () => {
    expect(asked.length).toBeGreaterThan(0)
  })

  it.each(pictures)('%s', (name) => {
    expect(changes.find((change) => change.name === name)?.summary, how).toBeUndefined()
  })
})
