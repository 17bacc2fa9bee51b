import type { ChatAction, Evidence, PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { figureEvidence, propertyEvidence } from '../../reply/evidence.ts'
import { formatDay, formatPrice, formatWhole } from '../../reply/format.ts'
import { amenityName } from '../../reply/names.ts'
import { propertyResults } from '../../reply/property-cards.ts'
import { compareTextsOf } from '../../reply/texts/compare-texts.ts'
import { fieldTextsOf } from '../../reply/texts/field-texts.ts'
import { noneShownTextsOf } from '../../reply/texts/none-shown-texts.ts'
import { type PropertyTexts, propertyTextsOf } from '../../reply/texts/property-texts.ts'
import { whichTextsOf } from '../../reply/texts/which-texts.ts'
import type { PropertyFacts } from '../../tools/tools.ts'
import { fieldsIn, type Rank } from '../../understanding/asked-fields.ts'
import { asksAvailable } from '../../understanding/asks-available.ts'
import { loanOfProperty } from '../../understanding/money/loan-of-property.ts'
import type { AskedOfShown } from '../asked-of-shown.ts'
import { refersTo } from '../refers-to.ts'
import { availabilityLine } from './availability-line.ts'
import { describeProperty } from './compare.ts'
import { type Fact, fieldFacts, isView } from './field-facts.ts'
import type { LeadingOfSearch } from './leading-of-search.ts'
import { answerMoney } from './money.ts'
import { placeOf } from './place-of.ts'
import { say } from './say.ts'
import { titleNames } from './title-tells.ts'

/** What is asked of cards on the screen beside their amenities: fields, and which of them leads. */
type Asked = Pick<AskedOfShown, 'fields' | 'rank'> & {
  /** Of everything that fits, of which the cards are a part. */
  leading?: LeadingOfSearch
}

/** Answers about cards on the screen with what their properties state, and says where they are silent. */
export async function answerAbout(
  context: AnswerContext,
  { fields, rank, leading }: Asked = { fields: [], rank: undefined },
): Promise<Draft> {
  const { state, tools, language, texts } = context
  const wording = propertyTextsOf(language)
  const ids = refersTo(state.refs, state.shown)
  if (ids.length === 0) return askWhichOne(context)
  const { rows, asOf } = await tools.propertiesById(ids)
  if (rows.length === 0) return say(texts.compareGone, context)
  const [row] = rows
  // What a home for sale costs a month is its loan.
  if (rows.length === 1 && row?.purpose === 'sale' && fields.join() === 'rent_per_month') {
    const money = loanOfProperty(row._id, context.said, state)
    return answerMoney(money, { ...context, state: { ...state, money } })
  }
  const facts =
    fields.length === 0 ? new Map<string, PropertyFacts>() : await tools.propertyFacts(ids)
  const evidence: Evidence[] = []
  const silent = new Set<string>()
  // 'Available now, and are bachelors allowed?'
  const isOfOffer = fields.length > 0 && asksAvailable(context.said)
  const asksUnknown = fields.length === 0 && rank === undefined && asksMore(context)
  const told = rows.map((row): SaidOfProperty => {
    const ofFields = fieldFacts(fields, row, facts.get(row._id), context)
    if (ofFields.some(({ isStated }) => !isStated)) silent.add(row._id)
    const ofAmenities = factsAsked(row, wording, context).filter(
      ({ slug, text }) =>
        fields.length === 0 ||
        !(
          toldByFields.has(slug) ||
          (fields.includes('view') && isView(slug)) ||
          ofFields.some((each) => each.text === text)
        ),
    )
    return { row, said: [...ofFields, ...ofAmenities] }
  })
  const isCardAlone = rank === undefined && told.every(({ said }) => said.length === 0)
  const ofNone = rank === undefined && !isOfOffer ? silentOfAll(told, context) : undefined
  const lines = told.flatMap(({ row, said }) => [
    ...(rank === undefined ? [] : [leadOf(rank, row, leading, evidence, context)]),
    ...inOneSentence(ofNone === undefined ? said : [], wording, context).map(({ text, field }) => {
      evidence.push(propertyEvidence(text, row, field, asOf))
      return text
    }),
    ...(isOfOffer ? [availabilityLine(row, asOf, evidence, context)] : []),
    ...(asksUnknown && said.length === 0 ? [wording.unknown] : []),
    describeProperty(row, asOf, evidence, context),
  ])
  if (asksUnknown && silent.size === 0) for (const { _id } of rows) silent.add(_id)
  const { askAdvertiser } = fieldTextsOf(language)
  const [open] = [...silent].map((id) => state.shown.indexOf(id) + 1)
  const isOfAgent = fields.join() === 'advertised_by'
  const asking = (number: string): ChatAction =>
    isOfAgent
      ? { ...askAdvertiser(number), label: noneShownTextsOf(language).askTeam }
      : askAdvertiser(number)
  return {
    text: [...(ofNone ?? []), ...lines].join('\n'),
    actions: open === undefined ? [] : [asking(String(open))],
    evidence,
    results: leading
      ? propertyResults(
          { ...leading.found, rows },
          { ...state.slots, sort_by: leading.sort },
          context,
          state.shown,
        )
      : propertyResults({ total: rows.length, rows, asOf }, placeOf(rows), context, state.shown),
    ...(isCardAlone && { doubts: ['card_alone'] }),
    state,
  }
}

/** A property, and what its advert says of what was asked. */
interface SaidOfProperty {
  row: PropertyCard
  said: readonly Told[]
}

/** Of several homes of which none states anything that was asked: said once, and not of each. */
function silentOfAll(
  told: readonly SaidOfProperty[],
  { language, texts }: AnswerContext,
): string[] | undefined {
  const isSilent = told.every(
    ({ said }) => said.length > 0 && said.every(({ name }) => name !== undefined),
  )
  if (told.length < 2 || !isSilent) return undefined
  const names = new Set(told.flatMap(({ said }) => said.flatMap(({ name }) => name ?? [])))
  const { none, agents } = whichTextsOf(language)
  return [[none(told.length, [...names].join(texts.comma)), agents].join(texts.gap)]
}

/** What an advert is silent on is told in one sentence, behind all that it states. */
function inOneSentence(
  facts: readonly Told[],
  wording: PropertyTexts,
  { texts }: AnswerContext,
): Told[] {
  const silent = facts.filter(({ name }) => name !== undefined)
  const [first] = silent
  if (first === undefined || silent.length < 2) return [...facts]
  const names = [...new Set(silent.flatMap(({ name }) => name ?? []))].join(texts.comma)
  const stated = facts.filter(({ name }) => name === undefined)
  return [...stated, { ...first, text: wording.silent(names) }]
}

/** A sentence about a home, and what of it the advert is silent on. */
interface Told {
  text: string
  field: Fact['field']
  name?: string | undefined
}

/** 'Does the second one have fibre?': a question with words of which no detail is known. */
const asksMore = ({ understanding }: AnswerContext): boolean =>
  (understanding.flags.question || understanding.flags.cues.has('question')) &&
  understanding.confidence < 1 &&
  understanding.mentions.every(({ criterion }) => ['number', 'purpose'].includes(criterion.slot))

/** Several are shown, and none of them was named: a button for each. */
function askWhichOne(context: AnswerContext): Draft {
  const { state, language, said } = context
  const { ofNumber } = noneShownTextsOf(language)
  const asked = say(propertyTextsOf(language).onlyShown(String(state.shown.length)), context)
  const isBare = state.refs.length === 0
  return {
    ...asked,
    actions: isBare ? state.shown.map((_, at) => ofNumber(String(at + 1), said)) : asked.actions,
  }
}

/** Amenities that a field answers for: beside fields they are not told again. */
const toldByFields: ReadonlySet<string> = new Set([
  'parking',
  'covered-parking',
  'chiller-free',
  'pets-allowed',
  'bills-included',
  'high-floor',
  'ground-floor',
  'vacant',
  'near-metro',
  'near-school',
])

/** 'Number 2 is the largest: …', and of how many, where not all of them are shown. */
function leadOf(
  rank: Rank,
  row: PropertyCard,
  leading: LeadingOfSearch | undefined,
  evidence: Evidence[],
  context: AnswerContext,
): string {
  const { amongAll } = compareTextsOf(context.language)
  const sentence = rankSentence(rank, row, evidence, context)
  if (leading === undefined) return sentence
  const { total, asOf } = leading.found
  const count = formatWhole(total, context.texts)
  evidence.push(figureEvidence(count, 'search', 'total', asOf))
  return amongAll(count, sentence)
}

function rankSentence(
  rank: Rank,
  row: PropertyCard,
  evidence: Evidence[],
  { texts, language, state, now }: AnswerContext,
): string {
  const { home, cheapest, dearest, largest, smallest, newest, bestPerSqft } =
    compareTextsOf(language)
  const property = home(String(state.shown.indexOf(row._id) + 1))
  const { price, size, price_per_sqft, purpose, published_at } = row
  const asked = formatPrice(price ?? 0, purpose === 'rent', texts)
  const area = texts.area(formatWhole(size ?? 0, texts))
  if (rank === 'cheapest') return cheapest(property, asked)
  if (rank === 'dearest') return dearest(property, asked)
  if (rank === 'largest') return largest(property, area)
  if (rank === 'smallest') return smallest(property, area)
  if (rank === 'newest' && published_at !== null) {
    const day = formatDay(published_at, language)
    evidence.push(propertyEvidence(day, row, 'published_at', now.toISOString()))
    return newest(property, day)
  }
  return bestPerSqft(property, texts.perSqft(formatWhole(price_per_sqft ?? 0, texts)))
}

interface AmenityFact extends Told {
  field: keyof PropertyCard
  slug: string
}

/** What was asked, as the property states it. */
function factsAsked(
  row: PropertyCard,
  wording: PropertyTexts,
  context: AnswerContext,
): AmenityFact[] {
  const { texts, understanding } = context
  const stated = (value: string): string => wording.says(value)
  const asked = new Map<string, AmenityFact>()
  for (const { criterion } of understanding.mentions) {
    if (criterion.slot === 'furnished') {
      const value = row.furnished
      const name = value === null ? texts.furnished.furnished : undefined
      const text =
        value === null ? wording.silent(texts.furnished.furnished) : stated(texts.furnished[value])
      asked.set('furnished', { text, name, field: 'furnished', slug: 'furnished' })
    } else if (criterion.slot === 'completion') {
      const value = row.completion
      const text =
        value === null ? wording.silent(texts.completion.ready) : stated(texts.completion[value])
      const name = value === null ? texts.completion.ready : undefined
      asked.set('completion', { text, name, field: 'completion', slug: 'completion' })
    } else if (criterion.slot === 'features') {
      const name = amenityName(criterion.slug, context)
      const has = hasFeature(row, criterion.slug)
      const isInTitle = !has && titleNames(criterion.slug, row, context)
      const text = has
        ? stated(name)
        : isInTitle
          ? wording.inTitle(name, row.title)
          : wording.silent(name)
      const unstated = has || isInTitle ? undefined : name
      asked.set(criterion.slug, { text, name: unstated, field: 'features', slug: criterion.slug })
    }
  }
  // 'Сдана' of a home is let, and of a house completed.
  if (fieldsIn(context.said).includes('occupancy')) asked.delete('completion')
  // 'Furnished or empty?' asks one thing, and nothing of a tenant.
  if (asked.has('furnished')) asked.delete('vacant')
  return [...asked.values()]
}

/** Whoever asks for a pool means any. */
export const hasFeature = ({ features }: PropertyCard, slug: string): boolean =>
  features.includes(slug) || (slug === 'pool' && features.includes('private-pool'))
