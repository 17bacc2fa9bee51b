import { foldText } from '@manzil/query-language/language/fold'
import { type Aspect, aspects } from './asked-aspects.ts'
import { type Subject, subjects, taxesAndFees } from './asked-subjects.ts'
import { foldedPattern } from './folded-pattern.ts'

/** One thing that is asked of a rule, a paper or a fee: who pays Ejari. */
export interface Point {
  subject: Subject
  aspect: Aspect
  /** The other matter of the same name is meant: the deposit for electricity. */
  ofNamesake?: boolean
}

/** Stories name much that they do not ask for. Letters. */
const longest = 200
const mostPoints = 3

/** Where a question ends and the next one begins. */
const joints = foldedPattern([
  String.raw`[,;?!.؟，；？！\n]|\b(?:and|or|und|oder|aur)\b|&|(?<!\p{L})(?:и|а|или)(?!\p{L})|(?<!\p{L})و(?=ال(?:تامين|عموله|ضمان)|(?:هل|مين|من|كم|متى|وين|شو|ايش|قديش|لازم|كيف)(?!\p{L}))|(?<![\p{L}\p{M}])(?:और|या)(?![\p{L}\p{M}])|还有|以及|和`,
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
  const whole = foldText(question)
  for (const part of whole.replace(taxesAndFees, 'taxesandfees').split(joints)) {
    const named = subjectIn(part)
    const subject = named ?? last
    if (subject === undefined || subjects[subject].elsewhereInAll?.test(whole)) continue
    last = subject
    const asked = aspectNames.find((name) => aspects[name].asked.test(part))
    // 'It cost 1.3m. Golden visa?'
    const of = named === 'goldenVisa' && namesSum.test(whole) ? whole : part
    const isDeduction = subject === 'deposit' && asked === 'negotiable' && isTakenOff.test(part)
    const heard = isDeduction ? 'refund' : asked
    const aspect = named === undefined ? heard : aspectOf(named, heard, of)
    if (aspect === undefined) continue
    if (!points.some((one) => one.subject === subject && one.aspect === aspect))
      points.push({ subject, aspect, ofNamesake: subjects[subject].namesakes?.test(part) ?? false })
  }
  return completed(points).slice(0, mostPoints)
}

/** Of these nobody asks what they are. */
const sums: ReadonlySet<Subject> = new Set(['commission', 'transferFee', 'deposit'])
/** Of a rise of the rent is asked how much it may be, however it is said. */
const limits: ReadonlySet<Aspect | undefined> = new Set(['ways', 'need', 'definition', undefined])

/** A price, over folded text; ten years of a visa are none. */
const namesSum = /\d{3}|\d ?(?:m|k)\b|\d ?mio|million|млн|миллион|тыс|लाख|करोड़|\blakh|万|مليون|الف/u

/** What is taken off a deposit is no discount. */
const isTakenOff = new RegExp(
  `${aspects.refund.asked.source}|${foldedPattern([String.raw`\bdeduct|abzieh|abzug|удерж|вычит|(?<!\p{L})[يت]?خصم|काट|\bkaat|扣`]).source}`,
  'u',
)

/** What a part of a question asks of the subject that it names. */
function aspectOf(subject: Subject, asked: Aspect | undefined, part: string): Aspect | undefined {
  const { always } = subjects[subject]
  if (always !== undefined) return always
  if (subject === 'rentRise' && limits.has(asked)) return 'amount'
  // A lawyer, a translation: what a case needs the text about it says as a whole.
  if (subject === 'dispute' && asked === 'need') return undefined
  // A cheque that is not paid is no way of paying by cheques.
  if (subject === 'cheques' && asked === 'refused') return undefined
  // 'Do I need a receipt for it?' is told with how much it is.
  if (subject === 'deposit' && asked === 'need') return 'amount'
  if (subject === 'goldenVisa')
    return asked === 'amount' || namesSum.test(part) ? 'amount' : undefined
  return asked === 'definition' && sums.has(subject) ? 'amount' : asked
}

/** Who pays, or whether it can be agreed, is told with how much it is; where a deposit is kept back, where to go stands beside it. */
function completed(points: readonly Point[]): Point[] {
  const isRefused = points.some(({ aspect }) => aspect === 'refused')
  return points
    .filter(({ subject }) => !isRefused || subject !== 'dispute')
    .flatMap((point): Point[] => {
      const { subject, aspect } = point
      const isOfSum = subject === 'ejari' || subject === 'commission' || subject === 'deposit'
      return isOfSum && (aspect === 'negotiable' || aspect === 'payer')
        ? [point, { subject, aspect: 'amount' }]
        : [point]
    })
}

/** The subject that a question names; the first of several. */
export const subjectOf = (question: string): Subject | undefined => subjectIn(foldText(question))

const subjectIn = (text: string): Subject | undefined =>
  subjectNames
    .map((name) => ({ name, at: text.search(subjects[name].asked) }))
    .filter(({ name, at }) => at !== -1 && !subjects[name].elsewhere?.test(text))
    .sort((left, right) => left.at - right.at)[0]?.name

function isSubject(name: string): name is Subject {
  return name in subjects
}

function isAspect(name: string): name is Aspect {
  return name in aspects
}
