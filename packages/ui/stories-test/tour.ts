import type { StoryBrowser } from './browser.ts'
import { type Mode, modes, type Turn, turns } from './modes.ts'
import { createPool } from './pool.ts'
import { frame, isPictured, pictureNeeds, type Shot, takeShot } from './snapshots/take.ts'
import { isClean, type StoryVisitor, type Visit } from './story-visitor.ts'
import type { Entry } from './storybook-index.ts'

/** What was seen of a story or page in a mode. */
export interface Sight extends Visit {
  /** Where that was not clean: the same in a page loaded anew, which tells whose fault it is. */
  alone?: Visit
}

export interface Tour {
  /** By `sightName`. */
  sights: Map<string, Sight>
  shots: Shot[]
  /** How long each look took. */
  times: { name: string; ms: number }[]
}

/** Pages that work at the same time: one more than the two cores of a small runner. */
const pageCount = 3
/** Stories that a page shows in a row, first in one direction, then in the other. */
const rowLength = 20

export const sightName = ({ id }: Entry, { name }: Mode): string => `${id}, ${name}`

/** Looks at stories in all modes, with their pictures, and at pages written by hand. */
export async function takeTour(
  { visit }: StoryBrowser,
  stories: readonly Entry[],
  documents: readonly Entry[],
): Promise<Tour> {
  const tour: Tour = { sights: new Map(), shots: [], times: [] }
  const visitors = await Promise.all(Array.from({ length: pageCount }, () => visit()))
  // What a cold browser takes for its first page is no story's time, so nothing is judged yet.
  const [first] = stories
  if (first) await Promise.all(visitors.map(({ open }) => open(first.id, turns[0].played)))
  const pool = createPool(visitors)
  const pictured = rowsOf(stories.filter(isPictured))
  await Promise.all([
    ...rowsOf(stories.filter((story) => !isPictured(story))).map((row) =>
      pool.use((visitor) => walk(tour, visitor, row)),
    ),
    ...documents.map((page) => pool.use((visitor) => read(tour, visitor, page))),
    pictured.length > 0 && walk(tour, await visit(pictureNeeds), pictured.flat()),
  ])
  return tour
}

function rowsOf(stories: readonly Entry[]): Entry[][] {
  const starts = Array.from({ length: Math.ceil(stories.length / rowLength) }, (_, at) => at)
  return starts.map((at) => stories.slice(at * rowLength, (at + 1) * rowLength))
}

async function walk(tour: Tour, visitor: StoryVisitor, row: readonly Entry[]): Promise<void> {
  for (const turn of turns) for (const story of row) await look(tour, visitor, story, turn)
}

async function look(tour: Tour, visitor: StoryVisitor, story: Entry, turn: Turn): Promise<void> {
  const { played, switched } = turn
  if (isPictured(story)) await frame(visitor.page, story)
  const begin = Date.now()
  const visit = await visitor.show(story.id, played)
  const sight = await judgeTwice(visitor, story, played, visit)
  tour.sights.set(sightName(story, played), sight)
  tour.times.push({ name: sightName(story, played), ms: Date.now() - begin })
  if (!isClean(sight.alone ?? sight)) {
    const problems = [`not looked at, for it fails in ${played.name}`]
    tour.sights.set(sightName(story, switched), { problems, findings: null })
    return
  }
  if (isPictured(story)) tour.shots.push(await takeShot(visitor.page, story, played))
  const recoloured = await visitor.recolour(story.id, switched)
  tour.sights.set(
    sightName(story, switched),
    await judgeTwice(visitor, story, switched, recoloured),
  )
}

async function judgeTwice(
  visitor: StoryVisitor,
  { id }: Entry,
  mode: Mode,
  visit: Visit,
): Promise<Sight> {
  return isClean(visit) ? visit : { ...visit, alone: await visitor.open(id, mode) }
}

async function read(tour: Tour, visitor: StoryVisitor, page: Entry): Promise<void> {
  for (const mode of modes.filter(({ language }) => language === 'en'))
    tour.sights.set(sightName(page, mode), await visitor.open(page.id, mode, 'docs'))
}
