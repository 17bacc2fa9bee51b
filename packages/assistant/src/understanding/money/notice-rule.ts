import type { Duration, NoticeRule } from '@manzil/domain/costs/notice-rules'
import { fold } from '@manzil/query-language/language/fold'
import { ruleWords } from '@manzil/query-language/lexicon/rules/rule-lexicon'
import type { MoneyDraft } from '../../money-draft.ts'
import { foldedPattern } from '../../passages/folded-pattern.ts'
import { subjectOf } from '../../passages/points-asked.ts'
import type { DialogueState } from '../../state.ts'
import { ofTenancy, tellsMoreOfTenancy } from '../tells-tenancy.ts'
import { durationsIn, type NamedDuration } from './durations.ts'
import { finderOf, placesOfRow } from './find-words.ts'
import type { Signs } from './signs.ts'

type Row = 'rise' | 'leave' | 'arrears' | 'notice' | 'allowed' | 'landlord' | 'wants' | 'ownWill'

/** The words of all languages: people mix them. */
const rowOf = (name: Row | 'lasted' | 'within' | 'broken'): string =>
  Object.values(ruleWords)
    .map((words) => words[name])
    .join('|')

const saysRise = finderOf(rowOf('rise'))
const saysLeave = finderOf(rowOf('leave'))
const saysArrears = finderOf(rowOf('arrears'))
const saysBroken = finderOf(rowOf('broken'))
const saysOwnWill = finderOf(rowOf('ownWill'))
const noticePlaces = placesOfRow(rowOf('notice'))
const lastedPlaces = placesOfRow(rowOf('lasted'))
const withinPlaces = placesOfRow(rowOf('within'))
/** Asks whether something is allowed, or enough. */
export const saysAllowed = finderOf(rowOf('allowed'))
export const saysLandlord = finderOf(rowOf('landlord'))
/** The other side asks for so much. */
export const saysWants = finderOf(rowOf('wants'))

/** Signs between a time and the word that says what it is. */
const noticeReach = 32
/** 'After two years', '2 साल बाद': right beside the time. */
const lastedReach = 4
/** A message that goes on with the one before is no story. */
const fewLetters = 70

/** 'He did not give me the 90 days': a time that was not kept is no notice. */
const deniedTime =
  /(?:没有?|沒有?|未)[^，。]{0,6}提前|\b(?:didn'?t|did not|never|without)\b.{0,25}\d+ ?day|не (?:предупред|уведом|сообщ)\S* .{0,15}\d|(?:nicht|keine) .{0,15}\d+ ?tage|(?<!\p{L})(?:ما|لم|مش) \S+ .{0,15}\d+ ?يوم|\d+ ?(?:din|दिन) .{0,12}(?:nahi|नहीं)/u

/** 'He told me 45 days before that the rent goes up: may he?' */
export function readNoticeRule(signs: Signs): MoneyDraft | undefined {
  const { text, said, asks } = signs
  const { money } = said.before
  const more = moreOfTenancy(signs, 'notice')
  if (more !== undefined) return more
  if (asks && ruleItself.test(text) && (spokeOfRise(said.before) || money?.rule === 'change'))
    return { kind: 'notice', rule: 'change', holds: true }
  const before = money?.kind === 'notice' ? unmoved(money) : undefined
  const isPutOut = wantsOut.test(text)
  if ((saysOwnWill(text) && !isPutOut) || deniedTime.test(text)) return undefined
  const seeks = signs.describes && said.flags.cues.has('search')
  if (before === undefined && seeks && !(isPutOut || tellsOfLandlord(text))) return undefined
  // 'How is a notice of 12 months given?' asks for its form.
  if (before !== undefined && asks && asksHow.test(text)) return undefined
  const ofRise = before === undefined && spokeOfRise(said.before)
  // 'The cooling was broken for two weeks, may he pay less?' tells of no notice.
  if (before === undefined && ruleIn(text) === undefined && saysBroken(text)) return undefined
  const rule = ruleIn(text) ?? (ofRise ? 'change' : undefined)
  // 'The contract ends in 50 days': after talk of a rise that is the most that is left for its notice.
  const given = ofRise && rule === 'change' ? timeLeftIn(text) : rule && timeGivenIn(text)
  const notice = noticeIn(text) ?? (before ? anyDuration(text) : given)
  if (notice === undefined) {
    // 'And if he wants me to move out?' after a rise.
    const isOther = before !== undefined && rule !== undefined && rule !== before.rule
    return isOther && said.amounts.length === 0 ? { ...before, rule } : undefined
  }
  const known = { kind: 'notice' as const, notice: { value: notice.value, unit: notice.unit } }
  if (before !== undefined && said.text.length <= fewLetters)
    return { ...before, ...known, ...(rule !== undefined && { rule }) }
  // 'The landlord tells me to leave within a month': whoever tells that fears it.
  const isTold = rule === 'leave' && saysLandlord(text) && (isPutOut || !looksForProperty(signs))
  if (!asks && !saysAllowed(text) && !isTold) return undefined
  if (rule !== undefined) return { ...known, rule }
  return saysAllowed(text) && saysLandlord(text) && !signs.describes ? known : undefined
}

/** 'It is a 1 bed in JLT, been there 3 years' after a rule that was applied: it stays as it was told. */
export function moreOfTenancy(
  { said, asks, shares }: Signs,
  kind: 'notice' | 'rentRise',
): MoneyDraft | undefined {
  const { money } = said.before
  const isMore =
    money?.kind === kind &&
    money.holds === undefined &&
    !asks &&
    shares.length + said.amounts.length === 0 &&
    !said.flags.cues.has('search') &&
    tellsMoreOfTenancy(said.text) &&
    !durationsIn(fold(said.text).text).some(({ unit }) => unit !== 'year')
  return isMore ? { ...money, stays: true } : undefined
}

/** What the landlord of a tenancy does is asked to be allowed; whatever verb is in it, no home is looked for. */
export const tellsOfLandlord = (text: string): boolean =>
  saysLandlord(text) && saysAllowed(text) && ofTenancy(text)

/** Another one wants us out, and we do not; over folded text. */
const wantsOut = foldedPattern([
  String.raw`\b(?:wants?|need\w*|asks?|asked|telling|tells|told) (?:us|me) (?:to |out)|(?:will|moechte|fordert) (?:uns|mich) .{0,30}(?:raus|auszieh)`,
  String.raw`(?:прос[ия]т|хот[яе]т|требу[ею]т)\S* .{0,12}(?:нас|меня|чтоб|выех|съех|освоб)|нас прос|يبي(?:نا|ني) |(?:عايز|بده|يريد)(?:نا|ني) |[让要叫]我(?:们)?[^，。]{0,8}搬|निकलो|निकल जाओ|खाली करो|\bnikalo\b|\bnikal jao|\bkhali karo|اطلعوا|تطلعون|(?:हमें|मुझे|hume|mujhe) .{0,20}(?:निकल|खाली|nikal|khali)`,
])

/** Over folded text. */
const asksHow = foldedPattern([
  String.raw`\bhow (?!much|many|long|early|soon|far)|(?<!\p{L})wie (?!lange|viel|frueh|weit)|(?<!\p{L})как (?!долго|скоро)|كيف|شلون|ازاي|कैसे|\bkaise|怎么(?!样|办)|如何`,
])

/** What was told last without how it was told. */
export function unmoved({ stays: _, holds: __, ...money }: MoneyDraft): MoneyDraft {
  return money
}

/** 'So the 90 days apply even if the market went up?' asks of the rule, and tells of no notice; over folded text. */
const ruleItself = foldedPattern([
  String.raw`\b(?:the|those|these|that|this|his) (?:90|ninety)[- ]?days?\b(?! (?:before|ago|in advance))|\b90[- ]?days? (?:thing|rule|notice|period|limit)`,
  '(?:die|diese|den|dieser?|das mit den) 90[- ]?tage|90[- ]tage[- ](?:regel|frist)',
  String.raw`(?:эти|этих|те|правило|срок)\S* (?:\S+ ){0,2}90 ?дн|90 ?дн\S* (?:вс[её] равно |тоже |и тут )?(?:действ|работа|применя|нужн|обязател)`,
  '(?:ال|قاعده |مهله |شرط )90 يوم|90 يوم (?:لازم|ضروري|تنطبق|ينطبق|تسري)',
  '90 (?:दिन|din) (?:वाल|wal|का नियम|ka rule|ki|की)',
  '90 ?天(?:的)?(?:规定|规则|期限|通知|要求)|(?:那|这)(?:个)?90 ?天',
])

/** 'The flat' is the one that has to be left; who names where, how large or how dear looks for another one. */
const looksForProperty = ({ said: { flags, mentions } }: Signs): boolean =>
  flags.cues.has('search') || mentions.some(({ criterion }) => sought.has(criterion.slot))

const sought: ReadonlySet<string> = new Set(['location', 'bedrooms', 'price', 'features'])

/** What was told: of unpaid rent one has to leave as well, and who has to leave pays no more. */
function ruleIn(text: string): NoticeRule | undefined {
  if (saysArrears(text)) return 'arrears'
  if (saysLeave(text)) return 'leave'
  return saysRise(text) ? 'change' : undefined
}

/** How far a rent may rise was worked out or told right before. */
const spokeOfRise = ({ money, answered }: DialogueState): boolean =>
  money?.kind === 'rentRise' || (answered?.age === 0 && subjectOf(answered.question) === 'rentRise')

/** 'With 40 days left': no notice can be earlier than that. Who counts in years tells how long it has lasted. */
function timeLeftIn(text: string): NamedDuration | undefined {
  const ends = [...text.matchAll(endsWords)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }))
  // 'My contract ends in two months'
  const isLeft = (one: NamedDuration): boolean =>
    ends.some(({ start, end }) => Math.max(one.start - end, start - one.end) <= endReach)
  return durationsIn(text).find(
    (one) =>
      one.unit === 'day' ||
      (one.unit === 'week' && one.value > 1) ||
      (one.unit === 'month' && isLeft(one)),
  )
}
/** How long a contract still runs is told. */
export const endsSoon = (text: string): boolean => timeLeftIn(text) !== undefined

/** Signs between a time and the word for the end of a contract. */
const endReach = 14
/** Over folded text. */
const endsWords = new RegExp(
  foldedPattern([
    String.raw`\b(?:ends?|ending|expires?|expiring|runs? out|is up|over|left|remaining|remains)\b|endet|auslaeuft|laeuft .{0,20}aus|vertragsende|(?:за|о)канчив|кончает|кончится|истека|ист[её]к|заверша`,
    String.raw`осталось|باقي|متبقي|बचा|बचे|\bbacha|\bbache|还剩|剩|يخلص|ينتهي|بيخلص|يخلّص|ख़त्म|खत्म|\bkhatam|\bkhatm|到期|期满`,
  ]).source,
  'gu',
)

/** The time of a notice that is told beside a rise of the rent. */
export const noticeOfRise = (text: string): Duration | undefined => {
  const told = timeLeftIn(text) ?? (saysLandlord(text) ? noticeIn(text) : undefined)
  return told === undefined || told.unit === 'year'
    ? undefined
    : { value: told.value, unit: told.unit }
}

/** The time that stands nearest to a word for a notice. */
function noticeIn(text: string): NamedDuration | undefined {
  const words = noticePlaces(text)
  const lasted = lastedPlaces(text)
  const gap = (one: NamedDuration): number =>
    Math.min(...words.map(({ start, end }) => Math.max(one.start - end, start - one.end)))
  const isLasting = (one: NamedDuration): boolean =>
    lasted.some(
      ({ start, end }) =>
        (end <= one.start && one.start - end <= lastedReach) ||
        (start >= one.end && start - one.end <= 1),
    )
  return durationsIn(text)
    .filter((one) => gap(one) <= noticeReach && !isLasting(one))
    .sort((one, other) => gap(one) - gap(other))
    .at(0)
}

/** 'Out within 30 days': the time that is given. */
function timeGivenIn(text: string): NamedDuration | undefined {
  const words = withinPlaces(text)
  return durationsIn(text).find((one) =>
    words.some(
      ({ start, end }) =>
        (start <= one.start && one.start - end <= besides) ||
        (start >= one.end && start - one.end <= besides),
    ),
  )
}
/** A word stands right beside another. */
const besides = 2

/** After such a question a time is the next one. */
const anyDuration = (text: string): NamedDuration | undefined => durationsIn(text).at(0)
