import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { AreaAspect } from '@manzil/query-language/lexicon/area-words'
import type { WeighedPoint } from '@manzil/query-language/lexicon/areas-weighed-words'
import type { AnswerContext } from '../answer-context.ts'
import { asksRule } from '../passages/asks-rule.ts'
import { filledSlots, type SearchSlots } from '../state.ts'
import { shareOf } from '../turn-kind/turn-kind.ts'
import { pairSpokenOf } from '../understanding/area-spoken-of.ts'
import {
  asksWhichArea,
  aspectsIn,
  looksForAny,
  meansBothPlaces,
  pointsThere,
  weighsPlaces,
  weighsUnasked,
} from '../understanding/asked-area.ts'
import { beginsAsQuestion } from '../understanding/asked-fields.ts'
import { otherTasks } from '../understanding/other-tasks.ts'
import {
  choosesBetween,
  meansThoseSpokenOf,
  meansTwo,
  tellsOfFamily,
  weighedPointsIn,
  weighsAgainstSpoken,
  workplaceAmong,
} from '../understanding/weighs-areas.ts'

/** Places that are weighed against one another. */
export interface WeighedAreas {
  places: readonly string[]
  /** What of the guides is asked. */
  aspects: readonly AreaAspect[]
  points: readonly WeighedPoint[]
  isForFamily: boolean
  workplace?: string
}

const mostPlaces = 3
const likelyRule = 0.35
/** 'Bringt mehr' is no further page, and what places bring in is weighed here. */
const turningAway = [
  ...otherTasks.filter((cue) => cue !== 'invest' && cue !== 'more'),
  'law',
  'promise',
  'human',
] as const
/** What says which homes are looked for: a comparison has to be plain beside it. */
const ofProperties: readonly (keyof SearchSlots)[] = [
  'type',
  'bedrooms_min',
  'bedrooms_max',
  'price_min',
  'price_max',
  'size_min',
  'size_max',
  'furnished',
]
/** What families ask of a place, whatever they name. */
const ofFamilies: readonly AreaAspect[] = ['people', 'schools', 'green']

/** 'Yas or Reem for a family?', 'compared with Mirdif?', 'which of the two is quieter?' */
export function areasWeighed(context: AnswerContext): WeighedAreas | undefined {
  const { said, understanding, state, asksSite, asked } = context
  const { flags, words, ordinals, told, spans } = understanding
  if (asksSite || asked !== undefined || state.money !== undefined) return undefined
  if (ordinals.length > 0 || understanding.appointment?.date !== undefined) return undefined
  if (turningAway.some((cue) => flags.cues.has(cue))) return undefined
  if (Object.values(words).some((word) => word !== undefined)) return undefined
  if (spans.some(({ kind }) => kind === 'topic') || asksRule(said)) return undefined
  if (replacesPlace(understanding)) return undefined
  const aspects = aspectsIn(said)
  const points = pointsOf(said, told, flags.cues.has('lets'))
  const { places, workplace } = placesIn(context)
  const isForFamily = tellsOfFamily(said)
  const isOfProperties = filledSlots(told).some((name) => ofProperties.includes(name))
  const isQuestion = flags.question || flags.cues.has('question') || beginsAsQuestion(said)
  const weighs = weighsPlaces(said) && (isQuestion || weighsUnasked(said, isOfProperties))
  const asks = isQuestion || weighs
  const plainly =
    weighs ||
    comparesThem(context) ||
    points.includes('resale') ||
    // 'Where is it cheaper, Al Ain or Abu Dhabi?', 'something that rents out: Dubai or RAK?'
    (points.length > 0 && (asksWhichArea(said) || (flags.question && points.includes('return'))))
  const tellsWhy = isForFamily || points.length > 0 || aspects.length > 0
  // 'We want to live in Sharjah, Al Nahda or Al Majaz?'
  const isSearch = flags.cues.has('search') && !(flags.question && tellsWhy)
  const looks = isOfProperties || isSearch || looksForAny(said)
  const askedFor = isForFamily
    ? [...new Set([...ofFamilies, ...aspects])]
    : aspects.filter((aspect) => aspect !== 'distance')
  if (asksRules(context, aspects.length + points.length > 0)) return undefined
  const weighed = {
    aspects: askedFor,
    points,
    isForFamily,
    ...(workplace !== undefined && { workplace }),
  }
  if (places.length > 1) {
    if (places.length > mostPlaces || !(plainly || standsBetween(context))) return undefined
    const isGoingOn = flags.about || flags.also || flags.or
    const isAsked = asks || tellsWhy || workplace !== undefined
    if (!(plainly || (isAsked && !looks && !(isGoingOn && aspects.length === 0)))) return undefined
    return { ...weighed, places }
  }
  const beside = places.length === 1 ? againstSpoken(context, places, looks) : ofThose(context)
  return beside === undefined || (looks && !plainly) ? undefined : { ...weighed, places: beside }
}

/** 'And in JVC instead of Mirdif?' moves the search. */
const replacesPlace = ({ mentions, before, told }: AnswerContext['understanding']): boolean =>
  told.location !== undefined &&
  mentions.some(
    ({ criterion, stance }) =>
      criterion.slot === 'location' &&
      stance === 'remove' &&
      before.location?.includes(criterion.slug) === true,
  )

/** 'Marina or JLT': the word stands between two of the places. */
function standsBetween({ said, understanding: { spans } }: AnswerContext): boolean {
  const places = spans.filter(({ kind }) => kind === 'place')
  return places.some((place, at) => {
    const next = places[at + 1]
    return next !== undefined && choosesBetween(said.slice(place.end, next.start))
  })
}

/** Nothing else is asked: 'compare Deira and Mirdif, and show me 3 beds in Mirdif' are two requests. */
export const weighsAreasAlone = (context: AnswerContext): boolean =>
  areasWeighed(context) !== undefined &&
  filledSlots(context.understanding.told).every((name) => !ofProperties.includes(name))

/** What is asked for; who lets a home asks what it brings in. */
function pointsOf(said: string, told: SearchSlots, lets: boolean): WeighedPoint[] {
  const named = weighedPointsIn(said)
  const points: WeighedPoint[] = lets && !named.includes('return') ? ['return', ...named] : named
  const ofPrice = told.sort_by === 'price_asc' || told.sort_by === 'price_desc'
  return ofPrice && !points.includes('price') ? [...points, 'price'] : points
}

/** 'Are the rent rules different in Sharjah?': emirates differ in rules, and a text tells them. */
function asksRules(
  { understanding: { told }, gazetteer, guess }: AnswerContext,
  isOfPoints: boolean,
): boolean {
  const isOfEmirates = (told.location ?? []).every(
    (slug) => gazetteer.place(slug)?.kind === 'emirate',
  )
  return isOfEmirates && !isOfPoints && shareOf('knowledge', guess) >= likelyRule
}

const comparesThem = ({ understanding: { intent, flags } }: AnswerContext): boolean =>
  intent === 'compare_properties' || flags.cues.has('compare')

/** The places that are named to be weighed, without those that only say where, and where somebody works. */
function placesIn({ said, understanding, gazetteer, state }: AnswerContext): {
  places: string[]
  workplace?: string
} {
  const { mentions, spans, told } = understanding
  const { location = [] } = told
  // 'Forget Arjan, rather Mirdif' takes a place back. An emirate that holds another place is left out of the search.
  const isMeant = (slug: string): boolean =>
    location.some((each) => gazetteer.pathOf(each).some((place) => place.slug === slug))
  const all = mentions.flatMap(({ criterion, stance }) =>
    criterion.slot === 'location' && (stance === 'aside' || isMeant(criterion.slug))
      ? [{ slug: criterion.slug, stance }]
      : [],
  )
  const named = spans.filter(({ kind }) => kind === 'place')
  const at = named.length === all.length ? workplaceAmong(said, named) : undefined
  const narrow = gazetteer.mostSpecific(all.map(({ slug }) => slug))
  // 'Al Ain or Abu Dhabi': one of them holds the other only on the map.
  const slugs = narrow.length > 1 ? narrow : [...new Set(all.map(({ slug }) => slug))]
  const ofWork = gazetteer.mostSpecific(
    all.flatMap(({ slug, stance }, number) => (stance === 'aside' || number === at ? slug : [])),
  )
  const work = ofWork.find((slug) => slugs.includes(slug))
  const others = slugs.filter((slug) => !ofWork.includes(slug))
  // 'Closer to work, Marina or JLT?' names no place of work.
  const isTold = work !== undefined && (others.length > 1 || all.some(isAside(work)))
  const workplace = isTold ? work : state.suggested?.workplace
  const places = isTold ? others : slugs
  const beside = cornicheBeside(said, places, gazetteer)
  return {
    places: beside === undefined ? places : [...places, beside],
    ...(workplace !== undefined && { workplace }),
  }
}

const corniche = /cornich?e?|корниш|كورنيش|कॉर्निश|कोर्निश|滨海大道/iu

/** 'The Corniche or Al Nuaimiya': every emirate by the sea has one, and it is that of the place beside it. */
function cornicheBeside(
  said: string,
  [place, other]: readonly string[],
  gazetteer: Gazetteer,
): string | undefined {
  if (place === undefined || other !== undefined || !corniche.test(said)) return undefined
  const emirate = gazetteer.pathOf(place).at(-1)?.slug
  return gazetteer.places.find(
    ({ slug }) =>
      slug !== place &&
      slug.includes('corniche') &&
      gazetteer.pathOf(slug).at(-1)?.slug === emirate,
  )?.slug
}

const isAside =
  (work: string) =>
  ({ slug, stance }: { slug: string; stance: string }): boolean =>
    slug === work && stance === 'aside'

/** 'How does that compare with Mirdif?', 'and Ajman, are prices lower there?' */
function againstSpoken(
  { said, understanding, state, gazetteer }: AnswerContext,
  [named = '']: readonly string[],
  looks: boolean,
): readonly string[] | undefined {
  const { flags, before, told } = understanding
  const { area } = state
  const isCompared = weighsAgainstSpoken(said)
  const isDearer =
    (told.sort_by === 'price_asc' || told.sort_by === 'price_desc') &&
    flags.question &&
    pointsThere(said)
  if (!(isCompared || isDearer) || looks) return undefined
  const others = area !== undefined && area.age === 0 ? [area.slug] : (before.location ?? [])
  const spoken = others.filter((slug) => slug !== named)
  if (spoken.length === 0 || spoken.length >= mostPlaces) return undefined
  const isWithin = spoken.some((slug) =>
    gazetteer.pathOf(named).some((place) => place.slug === slug),
  )
  return isWithin ? undefined : [...spoken, named]
}

/** 'Which of the two is better with a baby?' */
function ofThose({ said, understanding, state }: AnswerContext): readonly string[] | undefined {
  const { area } = state
  const isOfPlaces = area?.pair !== undefined && area.age === 0
  const isOfSearch = weighedPointsIn(said).includes('resale')
  const { location = [] } = understanding.before
  // 'Between the two' where two homes are shown is of these.
  const isOfTwo = location.length === 2 && state.shown.length !== 2 && meansTwo(said)
  const means =
    meansBothPlaces(said) || isOfTwo || ((isOfPlaces || isOfSearch) && meansThoseSpokenOf(said))
  const points = aspectsIn(said).length > 0 || weighedPointsIn(said).length > 0
  if (!means || !(points || weighsPlaces(said) || tellsOfFamily(said))) return undefined
  const pair = pairSpokenOf(understanding.before, area)
  return pair.length > 1 && pair.length <= mostPlaces ? pair : undefined
}
