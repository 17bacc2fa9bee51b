import type { Evidence, Purpose } from '@manzil/api-client/generated/types.gen'
import type { AreaAspect } from '@manzil/query-language/lexicon/area-words'
import type { AnswerContext } from '../../answer-context.ts'
import type { GuidePart } from '../../passages/passage.ts'
import { placeName } from '../../reply/names.ts'
import type { SearchSlots } from '../../state.ts'
import { figuresLinks, leastProperties, samePropertiesLink } from '../../tools/figures-link.ts'
import type { AreaFigures, AreaYield } from '../../tools/tools.ts'
import type { WeighedAreas } from '../areas-weighed.ts'
import { firstTold, sentencesFor, type Told } from './area.ts'
import { plainLanguage, sentenceAt, toldAt } from './rank-places.ts'

/** Homes of one purpose in a place: how many, and what they ask where enough are alike. */
export interface Offered {
  count: number
  figures: AreaFigures | undefined
  asOf: string
  /** Where these homes are, and those of the figures. */
  link: string | undefined
  figuresLink: string | undefined
}

/** One of the places that are weighed, with all that is known of it. */
export interface WeighedSide {
  slug: string
  name: string
  isEmirate: boolean
  /** Whose guide speaks for it: itself, the place that it lies in, or a community of the emirate. */
  guided: string | undefined
  /** How that guide begins. */
  intro: GuidePart | undefined
  told: readonly Told[]
  /** What its guide tells to its credit. */
  good: readonly AreaAspect[]
  silent: readonly AreaAspect[]
  offered: Readonly<Record<Purpose, Offered>>
  /** Homes with three bedrooms and more, and what most of them are. */
  large: number
  largeLink: string | undefined
  mostly: 'apartments' | 'houses' | undefined
  yields: AreaYield | undefined
  /** Nothing is asked but figures. */
  isOfFigures: boolean
  evidence: Evidence[]
}

const houses = ['villa', 'townhouse'] as const
const mostOf = 0.6
const mostTold = 3
/** Who lives there and where the schools are: more is a text, and no answer. */
const mostOfFamily = 2
/** What a guide can only name, and not to the credit of a place. */
const noCredit: ReadonlySet<AreaAspect> = new Set(['building_works', 'airport', 'distance'])
const largeRooms = 3

/** Everything that is known of a place for what it is weighed by. */
export async function sideOf(
  slug: string,
  weighed: WeighedAreas,
  kinds: SearchSlots,
  context: AnswerContext,
): Promise<WeighedSide> {
  const { tools, gazetteer } = context
  const { aspects, points } = weighed
  const here = { ...kinds, location: [slug] }
  const searches: SearchSlots[] = [
    { ...here, purpose: 'sale' },
    { ...here, purpose: 'rent' },
    { location: [slug], bedrooms_min: largeRooms },
    { location: [slug], type: ['apartment'] },
    { location: [slug], type: [...houses] },
  ]
  const { totals, asOf } = await tools.countProperties(searches)
  const [sale = 0, rent = 0, large = 0, flats = 0, villas = 0] = totals
  const read = async (count: number, purpose: Purpose): Promise<Offered> => {
    const figures = count === 0 ? undefined : await tools.areaFigures({ ...here, purpose })
    const solid = (figures?.properties ?? 0) >= leastProperties ? figures : undefined
    const slots = { ...here, purpose }
    const [figuresLink] = solid === undefined ? [] : await figuresLinks([[slots, solid]], tools)
    return { count, figures: solid, asOf, link: samePropertiesLink(slots), figuresLink }
  }
  const isEmirate = gazetteer.place(slug)?.kind === 'emirate'
  const yields = points.includes('return') ? await yieldOf(slug, kinds, context) : undefined
  const isOfFigures = points.some((point) => point !== 'work') && aspects.length === 0
  const guide = await guideOf(slug, isEmirate, aspects, context)
  const all = flats + villas
  return {
    slug,
    name: placeName(slug, context),
    isEmirate,
    guided: guide?.slug,
    intro: guide && (await tools.areaGuide(guide.slug, context.language))[0],
    told:
      guide === undefined || isOfFigures ? [] : await toldOf(guide, weighed, isEmirate, context),
    good: guide === undefined ? [] : guide.good,
    silent: guide === undefined ? [...aspects] : await silentIn(guide, aspects, context),
    offered: { sale: await read(sale, 'sale'), rent: await read(rent, 'rent') },
    large,
    largeLink: samePropertiesLink({ location: [slug], bedrooms_min: largeRooms }),
    mostly:
      all < leastProperties
        ? undefined
        : flats / all >= mostOf
          ? 'apartments'
          : villas / all >= mostOf
            ? 'houses'
            : undefined,
    yields,
    isOfFigures,
    evidence: [],
  }
}

/** The yield of a place, or the highest of the communities of an emirate. */
async function yieldOf(
  slug: string,
  { type, bedrooms_min, bedrooms_max }: SearchSlots,
  { tools }: AnswerContext,
): Promise<AreaYield | undefined> {
  const kinds: SearchSlots = {
    ...(type && { type }),
    ...(bedrooms_min !== undefined && { bedrooms_min }),
    ...(bedrooms_max !== undefined && { bedrooms_max }),
  }
  for (const each of [kinds, {}]) {
    const { yields } = await tools.areaYields({ ...each, location: [slug] }, 1)
    if (yields[0] !== undefined) return yields[0]
  }
  return undefined
}

interface Guide {
  slug: string
  /** In the language whose sentences say plainly what there is. */
  plain: readonly GuidePart[]
  good: readonly AreaAspect[]
}

/** Its own guide or that of the place it lies in; of an emirate that of the community which fits best. */
async function guideOf(
  slug: string,
  isEmirate: boolean,
  aspects: readonly AreaAspect[],
  { tools, gazetteer }: AnswerContext,
): Promise<Guide | undefined> {
  const candidates = isEmirate
    ? gazetteer.places.filter(
        ({ slug: each, kind }) =>
          kind === 'community' && gazetteer.pathOf(each).at(-1)?.slug === slug,
      )
    : gazetteer.pathOf(slug)
  const guides: Guide[] = []
  for (const { slug: each } of candidates) {
    const plain = await tools.areaGuide(each, plainLanguage)
    if (plain.length === 0) continue
    const good = aspects.filter(
      (aspect) => !noCredit.has(aspect) && toldAt(aspect, plain) !== undefined,
    )
    if (!isEmirate) return { slug: each, plain, good }
    guides.push({ slug: each, plain, good })
  }
  return guides.toSorted((one, other) => other.good.length - one.good.length)[0]
}

/** A sentence for each thing that is asked; without one how the guide begins. */
async function toldOf(
  { slug, plain }: Guide,
  { aspects, isForFamily }: WeighedAreas,
  isEmirate: boolean,
  { tools, language }: AnswerContext,
): Promise<Told[]> {
  const guide = await tools.areaGuide(slug, language)
  // The guide to one community tells what another asks, and not what its emirate is like.
  if (aspects.length === 0 && isEmirate) return []
  if (aspects.length === 0) {
    const first = firstTold(guide)
    return first === undefined ? [] : [first, ...sentencesFor('people', guide).slice(0, 1)]
  }
  const found = aspects.flatMap((aspect) => {
    const at = toldAt(aspect, plain)
    if (at !== undefined) return sentenceAt(at, guide).slice(0, 1)
    return sentencesFor(aspect, guide, true).slice(0, 1).map(asPoint(guide))
  })
  const byText = new Map(found.map((each) => [each.text, each]))
  return [...byText.values()].slice(0, isForFamily ? mostOfFamily : mostTold)
}

/** A point of the list of what to check says that it is one. */
const asPoint =
  (guide: readonly GuidePart[]) =>
  ({ text, part }: Told): Told =>
    part === guide.at(-1) && guide.length > 1
      ? { text: `${part.heading}: ${text}`, part }
      : { text, part }

async function silentIn(
  { slug, good }: Guide,
  aspects: readonly AreaAspect[],
  { tools, language }: AnswerContext,
): Promise<AreaAspect[]> {
  const guide = await tools.areaGuide(slug, language)
  return aspects.filter(
    (aspect) => !good.includes(aspect) && sentencesFor(aspect, guide, true).length === 0,
  )
}
