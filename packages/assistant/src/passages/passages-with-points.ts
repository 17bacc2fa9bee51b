import { foldText } from '@manzil/query-language/language/fold'
import { emirateSaid, emiratesOfRules } from './asker-emirate.ts'
import { type Side, sideOf } from './asker-side.ts'
import { foldedPattern } from './folded-pattern.ts'
import type { Passage } from './passage.ts'
import type { Unranked } from './passage-index.ts'
import { type Point, pointsAsked, subjectOf } from './points-asked.ts'
import { type Asker, type Telling, tellingSentences } from './telling-sentences.ts'

/** Its very question was asked: the whole text answers. */
const theSame = 0.8
/** What is known to answer is ahead of what only has the same words. */
const lead = 0.4
const leastScore = 0.6

/** A question that is gone on with, and where the text stands that answered it. */
export interface QuestionBefore {
  question: string
  link: string
}

/** A question as far as more than its words is known. */
interface Asked {
  likely?: Side | undefined
  before?: QuestionBefore | undefined
}

/**
 * What was found for a question, with the parts before it whose sentences are known to answer: who
 * pays, how much, where. Which parts tell the rules of another emirate is read once for all questions.
 */
export function createPointFinder(
  all: readonly Unranked[],
): (found: readonly Passage[], question: string, asked: Asked) => Passage[] {
  const ofDubai = all.filter(({ heading }) => emiratesOfRules([heading]).length === 0)
  return (found, question, asked) => passagesWithPoints(found, { all, ofDubai }, question, asked)
}

interface Parts {
  all: readonly Unranked[]
  /** Without those about the rules of another emirate. */
  ofDubai: readonly Unranked[]
}

function passagesWithPoints(
  found: readonly Passage[],
  { all, ofDubai }: Parts,
  question: string,
  { likely, before }: Asked,
): Passage[] {
  const [first] = found
  const emirate = emirateSaid(question)
  if (emirate !== undefined && emirate !== 'dubai') return [...found]
  const spokenOf = before === undefined ? undefined : subjectOf(before.question)
  const asks = sideOf(question) ?? likely
  const points = pointsAsked(question, spokenOf)
  const answering = merged(tellingsOfAll(ofDubai, points, { asks, before: before?.link }))
  if (answering.length === 0) return withPapers(found, all, question, asks)
  const score = Math.max(leastScore, first?.score ?? 0)
  const ahead = answering.map(({ part: { about: _, of: __, ...passage }, sentences }) => {
    const known = found.find((one) => isSame(one, passage))
    return { likeness: 0, ...known, ...passage, score, lead, fit: 1, told: sentences }
  })
  const others = found.filter((one) => !ahead.some((each) => isSame(each, one)))
  const isVeryQuestion = first?.link.startsWith('/faqs') && first.likeness >= theSame
  if (first === undefined || !isVeryQuestion) return [...ahead, ...others]
  // Its very question was asked, and what stands beside that is told behind it.
  const beside = points.length > 1 || subjectOf(first.heading) !== points[0]?.subject
  return beside
    ? [first, ...ahead.filter((one) => !isSame(one, first)), ...others.slice(1)]
    : [...found]
}

function tellingsOfAll(
  all: readonly Unranked[],
  points: readonly Point[],
  asker: Asker,
): Telling<Unranked>[] {
  const told: (Telling<Unranked> & { point: Point })[] = []
  for (const point of points) {
    // Who pays is often told with how much it is.
    const isTold =
      point.aspect === 'amount' &&
      told.some(
        ({ point: { subject }, sentences }) =>
          subject === point.subject && sentences.some((sentence) => /\d ?%|\d{3}/u.test(sentence)),
      )
    if (isTold) continue
    // What is asked next of the same thing is rather told where the first was.
    const same = told.find((one) => one.point.subject === point.subject)
    const heard = same === undefined ? asker : { ...asker, before: same.part.link }
    told.push(...tellingsOf(all, point, heard).map((each) => ({ ...each, point })))
  }
  return told
}

/** What an agent takes differs between rent and sale: who has not said what for is told both. */
function tellingsOf(all: readonly Unranked[], point: Point, asker: Asker): Telling<Unranked>[] {
  const isOfBoth = asker.asks === undefined && point.subject === 'commission'
  const either = isOfBoth ? (['tenant', 'buyer'] as const) : [asker.asks]
  // That an agent acts for both is told of a sale alone.
  const sides = point.aspect === 'bothSides' ? (['buyer'] as const) : either
  return sides.flatMap((asks) => tellingSentences(all, point, { ...asker, asks }) ?? [])
}

const papers = foldedPattern([
  'documents?|papers|paperwork|unterlagen|dokumente|документ|бумаг|مستندات|اوراق|وثائق|दस्तावेज़|काग़?ज़|kagaz|文件|材料|资料',
])
const papersHeading = foldedPattern([
  '^(?:documents|unterlagen|документы|المستندات المطلوبه|दस्तावेज़|需要的文件)$',
])

/** Who asks which papers are needed is told the list of the section for that side, and no step of it. */
function withPapers(
  found: readonly Passage[],
  all: readonly Unranked[],
  question: string,
  asks: Side | undefined,
): Passage[] {
  const [first, ...others] = found
  if (first === undefined || !papers.test(foldText(question))) return [...found]
  if (!first.link.startsWith(`/${asks}-guide`)) return [...found]
  const list = all.find(
    ({ link, heading }) => link === first.link && papersHeading.test(foldText(heading)),
  )
  if (list === undefined) return [...found]
  const { about: _, of: __, ...passage } = list
  return [{ ...first, ...passage, told: [list.text] }, ...others]
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
