import { foldText } from '@manzil/query-language/language/fold'
import { type Aspect, aspects } from './asked-aspects.ts'
import { type Subject, subjects, taxesAndFees } from './asked-subjects.ts'
import { foldedPattern } from './folded-pattern.ts'

/** One thing that is asked of a rule, a paper or a fee: who pays Ejari. */
export interface Point {
  subject: Subject
  aspect: Aspect
}

/** Stories name much that they do not ask for. Letters. */
const longest = 200
const mostPoints = 3

/** Where a question ends and the next one begins. */
const joints = foldedPattern([
  String.raw`[,;?!.؟，；？！\n]|\b(?:and|or|und|oder|aur)\b|&|(?<!\p{L})(?:и|а|или)(?!\p{L})|(?<!\p{L})و(?=(?:هل|مين|من|كم|متى|وين|شو|ايش|قديش|لازم|كيف)(?!\p{L}))|(?<!\p{L})(?:और|या)(?!\p{L})|还有|以及|和`,
])

const subjectNames = Object.keys(subjects).filter(isSubject)
const aspectNames = Object.keys(aspects).filter(isAspect)

/**
 * What a message asks, each part of it for itself: 'what is Ejari and who pays it?' A part that names no
 * subject asks of the one before, `spokenOf` where it is the first.
 */
export function pointsAsked(question: string, spokenOf?: Subject): Point[] {
  if (question.length > longest) return []
  const points: Point[] = []
  let last = spokenOf
  for (const part of foldText(question).replace(taxesAndFees, 'taxesandfees').split(joints)) {
    const subject = subjectIn(part) ?? last
    if (subject === undefined) continue
    last = subject
    const aspect =
      subject === 'costs'
        ? 'amount'
        : aspectNames.find((name) => aspects[name].asked.test(part))
    if (aspect === undefined) continue
    if (!points.some((one) => one.subject === subject && one.aspect === aspect))
      points.push({ subject, aspect })
  }
  return completed(points).slice(0, mostPoints)
}

/** Who hears that a fee can be agreed wants to know what is usual; where a deposit is kept back, where to go is told with it. */
function completed(points: readonly Point[]): Point[] {
  const isRefused = points.some(({ aspect }) => aspect === 'refused')
  return points
    .filter(({ subject }) => !isRefused || subject !== 'dispute')
    .flatMap((point) =>
      point.aspect === 'negotiable' ? [point, { ...point, aspect: 'amount' as const }] : [point],
    )
}

/** The subject that a question names; the first of several. */
export const subjectOf = (question: string): Subject | undefined => subjectIn(foldText(question))

const subjectIn = (text: string): Subject | undefined =>
  subjectNames
    .map((name) => ({ name, at: text.search(subjects[name].asked) }))
    .filter(({ at }) => at !== -1)
    .sort((left, right) => left.at - right.at)[0]?.name

function isSubject(name: string): name is Subject {
  return name in subjects
}

function isAspect(name: string): name is Aspect {
  return name in aspects
}
