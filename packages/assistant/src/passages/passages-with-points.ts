import { type Side, sideOf } from './asker-side.ts'
import { emirateSaid } from './asker-emirate.ts'
import type { Passage } from './passage.ts'
import type { Unranked } from './passage-index.ts'
import { type Point, pointsAsked, subjectOf } from './points-asked.ts'
import { type Telling, tellingSentences } from './telling-sentences.ts'

/** Its very question was asked: the whole text answers. */
const theSame = 0.8
/** What is known to answer is ahead of what only has the same words. */
const lead = 0.4
const leastScore = 0.6

/**
 * What was found for a question, with the parts before it whose sentences are known to answer: who
 * pays, how much, where. `before` is the question that this one goes on with.
 */
export function passagesWithPoints(
  found: readonly Passage[],
  all: readonly Unranked[],
  question: string,
  { likely, before }: { likely?: Side | undefined; before?: string | undefined },
): Passage[] {
  const [first] = found
  const emirate = emirateSaid(question)
  if (emirate !== undefined && emirate !== 'dubai') return [...found]
  const spokenOf = before === undefined ? undefined : subjectOf(before)
  const asks = sideOf(question) ?? likely
  const points = pointsAsked(question, spokenOf)
  const answering = merged(points.flatMap((point) => tellingsOf(all, point, asks)))
  if (answering.length === 0) return [...found]
  const score = Math.max(leastScore, first?.score ?? 0)
  const ahead = answering.map(({ part: { about: _, of: __, ...passage }, sentences }) => {
    const known = found.find((one) => isSame(one, passage))
    return { likeness: 0, ...known, ...passage, score, lead, fit: 1, told: sentences }
  })
  const others = found.filter((one) => !ahead.some((each) => isSame(each, one)))
  if (first === undefined || first.likeness < theSame) return [...ahead, ...others]
  // Its very question was asked, and what stands beside that is told behind it.
  const beside = points.length > 1 || subjectOf(first.heading) !== points[0]?.subject
  return beside ? [first, ...ahead.filter((one) => !isSame(one, first)), ...others.slice(1)] : [...found]
}

/** What an agent takes differs between rent and sale: who has not said what for is told both. */
function tellingsOf(
  all: readonly Unranked[],
  point: Point,
  asks: Side | undefined,
): Telling<Unranked>[] {
  const isOfBoth = asks === undefined && point.subject === 'commission'
  const sides = isOfBoth ? (['tenant', 'buyer'] as const) : [asks]
  return sides.flatMap((side) => tellingSentences(all, point, side) ?? [])
}

type Place = Pick<Passage, 'link' | 'heading'>

const isSame = (left: Place, right: Place): boolean =>
  left.link === right.link && left.heading === right.heading

/** One for each part, with its sentences in the order in which they stand there. */
function merged(tellings: readonly Telling<Unranked>[]): Telling<Unranked>[] {
  const byPart = new Map<Unranked, string[]>()
  for (const { part, sentences } of tellings)
    byPart.set(part, [...new Set([...(byPart.get(part) ?? []), ...sentences])])
  return [...byPart].map(([part, sentences]) => ({
    part,
    sentences: sentences.sort((left, right) => part.text.indexOf(left) - part.text.indexOf(right)),
  }))
}
