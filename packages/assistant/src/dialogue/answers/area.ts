import type { AreaAspect } from '@manzil/query-language/lexicon/area-words'
import type { SchoolKind } from '@manzil/query-language/lexicon/school-words'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { GuidePart } from '../../passages/passage.ts'
import { sentencesOf } from '../../passages/quote.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatWhole } from '../../reply/format.ts'
import { placeName } from '../../reply/names.ts'
import { quoteEvidence } from '../../reply/quote-evidence.ts'
import { areaTextsOf } from '../../reply/texts/area-texts.ts'
import { passageTextsOf } from '../../reply/texts/passage-texts.ts'
import { placeTexts } from '../../reply/texts/place-texts.ts'
import { schoolTexts } from '../../reply/texts/school-texts.ts'
import { asksOfHour, aspectsIn } from '../../understanding/asked-area.ts'
import { schoolsIn } from '../../understanding/asked-schools.ts'
import { airportsFor, type NamedAirport } from '../airports-for.ts'
import type { AskedOfArea } from '../places-asked.ts'
import { areaSpokenOf } from '../places-asked.ts'
import { placeOf } from './place-of.ts'
import {
  askedPrices,
  type KnownOfPlace,
  kilometresTo,
  knownOfPlace,
  wayBetween,
} from './place-without-guide.ts'

/** Sentences of a guide for each thing that was asked. */
const mostSentences = 2
/** Guides tell who lives there first, then how one gets around and what is at hand. */
const partOf: Partial<Record<AreaAspect, number>> = {
  transport: 2,
  distance: 2,
  schools: 3,
  shops: 3,
  people: 1,
}

/** What the guides of places say to what was asked, and where they are silent; undefined without a guide. */
export async function answerOfArea(
  { places, aspects, to, isWeighed }: AskedOfArea,
  context: AnswerContext,
): Promise<Draft> {
  const { tools, language, understanding } = context
  const { homesIn } = passageTextsOf(language)
  const wording = areaTextsOf(language)
  if (places.length === 0) return askWhichPlace(aspects, context)
  const rates = await tools.rates(language)
  const draft: Draft = {
    text: '',
    actions: places.map((place) => homesIn(placeName(place, context))),
    evidence: [],
    links: [],
    state: { ...stateAfter({ places, aspects }, context), slots: understanding.before },
  }
  const lines: string[] = []
  const quoted: string[] = []
  const unguided: string[] = []
  const airports = aspects.includes('airport') ? airportsFor(places, context) : []
  const schools = aspects.includes('curricula') ? schoolsIn(context.said) : []
  let isUntold = false
  let isSilent = false
  for (const place of places) {
    const guide = await guideOf(place, context)
    const name = placeName(place, context)
    const [intro] = guide
    if (intro === undefined) {
      unguided.push(place)
      isUntold ||= aspects.some((aspect) => toldByAgents.has(aspect))
      continue
    }
    const told = withoutWay(aspects).map((aspect) => ({
      aspect,
      found: sentencesFor(aspect, guide),
    }))
    const sentences = told.flatMap(({ found }) => found)
    const chosen = aspects.length === 0 ? firstOf(guide) : sentences
    // How far an airport is, the map tells.
    const untold = told.filter(
      ({ aspect, found }) => found.length === 0 && !(aspect === 'airport' && airports.length > 0),
    )
    const missing = schoolMissing(schools, guide)
    const silent = untold
      .filter(({ aspect }) => aspect !== 'curricula' || missing === undefined)
      .map(({ aspect }) => wording.aspects[aspect])
    isSilent ||= chosen.length === 0 && airports.length === 0
    isUntold ||= missing !== undefined || untold.some(({ aspect }) => toldByAgents.has(aspect))
    const texts = textsOf(chosen, guide)
    const isByMapAlone = texts.length === 0 && airports.length > 0
    if (!isByMapAlone) lines.push(intro.page, ...(texts.length > 0 ? [texts.join(' ')] : []))
    quoted.push(intro.page, ...texts)
    if (missing !== undefined)
      lines.push(schoolTexts[language].none(name, schoolTexts[language].kinds[missing]))
    if (silent.length > 0) lines.push(wording.silent(name, silent.join(context.texts.comma)))
    const [first = intro] = chosen.map(({ part }) => part)
    draft.links?.push({ label: intro.page, link: first.link })
    draft.evidence.push(...quoteEvidence(`${intro.page} ${texts.join(' ')}`, first, rates))
  }
  const known = await knownOfUnguided(unguided, context)
  lines.push(...known.lines)
  draft.evidence.push(...known.evidence)
  if (isWeighed === true)
    for (const place of places.filter((each) => !unguided.includes(each))) {
      const asked = await askedPrices(place, context)
      lines.push(...asked.lines)
      draft.evidence.push(...asked.evidence)
    }
  const byMap = waysToAirports(places, airports, context)
  lines.unshift(...byMap.lines)
  draft.evidence.push(...byMap.evidence)
  if (to !== undefined) {
    // Where a whole emirate is, one home of it does not tell.
    const starts = places.filter((place) => context.gazetteer.place(place)?.kind !== 'emirate')
    const ways = await Promise.all(starts.map((place) => wayBetween(place, to, context)))
    const told = ways.flatMap((way) => way?.lines ?? [])
    lines.unshift(...told, placeTexts[language].noTimes)
    draft.evidence.push(...ways.flatMap((way) => way?.evidence ?? []))
  } else if (aspects.includes('transport') && asksOfHour(context.said))
    lines.push(placeTexts[language].noTimes)
  if (isUntold) {
    lines.push(wording.offer)
    draft.actions.push(wording.askAgent)
  }
  return { ...draft, text: lines.join('\n'), quoted, ...(isSilent && { doubts: ['no_text'] }) }
}

/** A school that is asked for by what it teaches, and that no sentence of the guide about schools names. */
const schoolMissing = (
  schools: readonly SchoolKind[],
  guide: readonly GuidePart[],
): SchoolKind | undefined => {
  const ofSchools = guide
    .flatMap(({ text }) => sentencesOf(text))
    .filter((each) =>
      aspectsIn(each).some((aspect) => aspect === 'schools' || aspect === 'curricula'),
    )
  const named = ofSchools.flatMap(schoolsIn)
  return schools.find((kind) => !named.includes(kind))
}

/** Places that no guide tells of: that it is so, once for all of them, and what is known of each. */
async function knownOfUnguided(
  places: readonly string[],
  context: AnswerContext,
): Promise<KnownOfPlace> {
  if (places.length === 0) return { lines: [], evidence: [] }
  const { texts, language } = context
  const names = places.map((place) => placeName(place, context)).join(texts.comma)
  const known = await Promise.all(places.map((place) => knownOfPlace(place, context)))
  const lines = known.flatMap((each) => each.lines)
  const missing = lines.length > 0 ? placeTexts[language].noGuides : areaTextsOf(language).noGuide
  return { lines: [missing(names), ...lines], evidence: known.flatMap(({ evidence }) => evidence) }
}

/** Asks which place is meant, with buttons for those of the homes on the screen. */
async function askWhichPlace(
  aspects: readonly AreaAspect[],
  context: AnswerContext,
): Promise<Draft> {
  const { tools, language, state, understanding, said } = context
  const { rows } = await tools.propertiesById(state.shown)
  const names = (placeOf(rows).location ?? []).map((slug) => placeName(slug, context))
  const { page: _, topic: __, ...rest } = state
  const wording = areaTextsOf(language)
  const untold = aspects.filter((aspect) => inNoGuide.has(aspect))
  const what = untold.map((aspect) => wording.aspects[aspect]).join(context.texts.comma)
  return {
    text: [...(untold.length > 0 ? [wording.untold(what)] : []), wording.whichPlace].join(
      context.texts.gap,
    ),
    actions: names.map((name) => ({ label: name, message: `${name}: ${said}` })),
    evidence: [],
    state: { ...rest, slots: understanding.before, intent: 'ask_question', refs: [] },
  }
}

/** How far airports are by the map; where a whole emirate is, no way tells. */
function waysToAirports(
  places: readonly string[],
  airports: readonly NamedAirport[],
  context: AnswerContext,
): KnownOfPlace {
  const { texts, language, gazetteer, now } = context
  const ways = places
    .filter((place) => gazetteer.place(place)?.kind !== 'emirate')
    .flatMap((place) =>
      airports.flatMap((airport) => {
        const length = kilometresTo(place, airport, context)
        return length === undefined ? [] : [{ place, airport, figure: formatWhole(length, texts) }]
      }),
    )
  return {
    lines: ways.map(({ place, airport, figure }) =>
      placeTexts[language].way(placeName(place, context), airport.name, figure),
    ),
    evidence: ways.map(({ figure }) =>
      figureEvidence(figure, 'map', 'distance', now.toISOString()),
    ),
  }
}

/** 'How far is the airport?' asks for no other way. */
const withoutWay = (aspects: readonly AreaAspect[]): readonly AreaAspect[] =>
  aspects.includes('airport') ? aspects.filter((aspect) => aspect !== 'distance') : aspects

/** What no guide of the site tells. */
const inNoGuide: ReadonlySet<AreaAspect> = new Set(['safety'])
/** What somebody who knows a place can tell where its guide is silent. */
export const toldByAgents: ReadonlySet<AreaAspect> = new Set([
  'safety',
  'airport',
  'curricula',
  'health',
])

/** A sentence of a guide, and the part that it stands in. */
export interface Told {
  text: string
  part: GuidePart
}

/** Each sentence once; a point of the list of what to check says that it is one. */
function textsOf(told: readonly Told[], guide: readonly GuidePart[]): string[] {
  const list = guide.at(-1)
  const isPoint = ({ part }: Told): boolean => part === list && guide.length > 1
  const points = new Set(told.filter(isPoint).map(({ text }) => text))
  const prose = new Set(told.filter((each) => !isPoint(each)).map(({ text }) => text))
  return points.size === 0 ? [...prose] : [...prose, `${list?.heading}: ${[...points].join(' ')}`]
}

/** What stands in the guide about one thing, or else the part that would tell of it; exactly: only what names it. */
export function sentencesFor(
  aspect: AreaAspect,
  guide: readonly GuidePart[],
  isExact = false,
): Told[] {
  const all = guide.flatMap((part) =>
    sentencesOf(part.text).map((text) => ({ text: text.trim(), part })),
  )
  const found = all.filter(({ text }) => aspectsIn(text).includes(aspect)).slice(0, mostSentences)
  const part = guide[partOf[aspect] ?? -1]
  if (found.length > 0 || part === undefined || isExact) return found
  return all.filter((each) => each.part === part).slice(0, 1)
}

/** How its guide begins. */
export function firstTold(guide: readonly GuidePart[]): Told | undefined {
  const [part] = guide
  const [text] = part === undefined ? [] : sentencesOf(part.text)
  return part === undefined || text === undefined ? undefined : { text: text.trim(), part }
}

const firstOf = (guide: readonly GuidePart[]): Told[] =>
  guide.slice(0, 2).flatMap((part) => ({ text: part.text, part }))

/** Its own guide, or that of the place it lies in. */
async function guideOf(
  place: string,
  { tools, language, gazetteer }: AnswerContext,
): Promise<GuidePart[]> {
  for (const { slug } of gazetteer.pathOf(place)) {
    const guide = await tools.areaGuide(slug, language)
    if (guide.length > 0) return guide
  }
  return []
}

function stateAfter(
  { places, aspects }: AskedOfArea,
  { state }: AnswerContext,
): AnswerContext['state'] {
  const { page: _, topic: __, ...rest } = state
  const kept = { ...rest, intent: 'ask_question' as const, refs: [] }
  const area = areaSpokenOf(places, state.area)
  return area === undefined ? kept : { ...kept, area: { ...area, aspects: [...aspects] } }
}
