import type { Evidence, PropertyCard } from '@manzil/api-client/generated/types.gen'
import { metresBetween } from '@manzil/domain/metres-between'
import type { AnswerContext } from '../../answer-context.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatPrice, formatWhole } from '../../reply/format.ts'
import { placeName } from '../../reply/names.ts'
import { placeTexts } from '../../reply/texts/place-texts.ts'
import type { SearchSlots } from '../../state.ts'
import { askingPrices, leastProperties } from '../../tools/figures-link.ts'
import { roundPrice } from './describe-figures.ts'

type Coordinates = NonNullable<PropertyCard['coordinates']>

/** What is known of a place: sentences, and where their figures come from. */
export interface KnownOfPlace {
  lines: string[]
  evidence: Evidence[]
}

const metresOfKilometre = 1000
/** A place that is farther off tells nothing of this one. Metres. */
const nearby = 8_000
const newest = { sort: 'newest', page: 1, limit: 1 } as const

/** What is known of a place that no guide tells of: what its homes ask, and which guide is of a place near it. */
export async function knownOfPlace(slug: string, context: AnswerContext): Promise<KnownOfPlace> {
  const asked = await Promise.all([askedPrices(slug, context), guideNearby(slug, context)])
  return {
    lines: asked.flatMap((each) => each?.lines ?? []),
    evidence: asked.flatMap((each) => each?.evidence ?? []),
  }
}

/** How far two places are from each other by the homes in them; undefined where one has none. */
async function kilometresBetween(
  from: string,
  to: string,
  context: AnswerContext,
): Promise<number | undefined> {
  const [start, end] = await Promise.all([whereIs(from, context), whereIs(to, context)])
  if (start === undefined || end === undefined) return undefined
  return Math.max(1, Math.round(metresBetween(start, end) / metresOfKilometre))
}

/** How far the middle of a place is from somewhere, in whole kilometres. */
export function kilometresTo(
  slug: string,
  to: Readonly<{ lat: number; lng: number }> | undefined,
  { gazetteer }: AnswerContext,
): number | undefined {
  const centre = gazetteer.place(slug)?.centre
  if (centre === undefined || to === undefined) return undefined
  return Math.max(1, Math.round(metresBetween(centre, to) / metresOfKilometre))
}

/** 'By the map about 6 km as the crow flies.' */
export async function wayBetween(
  from: string,
  to: string,
  context: AnswerContext,
): Promise<KnownOfPlace | undefined> {
  const length = await kilometresBetween(from, to, context)
  if (length === undefined) return undefined
  const { texts, language, now } = context
  const figure = formatWhole(length, texts)
  const { way } = placeTexts[language]
  return {
    lines: [way(placeName(from, context), placeName(to, context), figure)],
    evidence: [figureEvidence(figure, 'map', 'distance', now.toISOString())],
  }
}

/** Counts and medians of its homes, for the purpose that is searched for or else for both. */
export async function askedPrices(slug: string, context: AnswerContext): Promise<KnownOfPlace> {
  const { tools, texts, language, understanding } = context
  const purpose = understanding.told.purpose ?? understanding.before.purpose
  const known: KnownOfPlace = { lines: [], evidence: [] }
  for (const each of ['rent', 'sale'] as const) {
    // Where nothing is offered for what is looked for, the other is better than nothing.
    if (purpose !== undefined && each !== purpose && (purpose === 'sale' || known.lines.length > 0))
      continue
    const slots: SearchSlots = { location: [slug], purpose: each }
    const figures = await tools.areaFigures(slots)
    if (figures === undefined || figures.properties < leastProperties) continue
    const count = formatWhole(figures.properties, texts)
    const price = formatPrice(roundPrice(figures.medianPrice), each === 'rent', texts)
    known.lines.push(placeTexts[language].homes[each](placeName(slug, context), count, price))
    known.evidence.push(
      figureEvidence(count, askingPrices, 'listings', figures.asOf),
      figureEvidence(price, askingPrices, 'price median', figures.asOf),
    )
  }
  return known
}

/** The nearest place of the same emirate with a guide. */
async function guideNearby(
  slug: string,
  context: AnswerContext,
): Promise<KnownOfPlace | undefined> {
  const { gazetteer, tools, language, texts, now } = context
  const emirate = gazetteer.pathOf(slug).at(-1)?.slug
  const here = await whereIs(slug, context)
  if (here === undefined) return undefined
  const found = await Promise.all(
    gazetteer.places
      .filter((place) => place.kind !== 'emirate' && place.slug !== slug)
      .filter((place) => gazetteer.pathOf(place.slug).at(-1)?.slug === emirate)
      .map(async (place) => {
        const guide = await tools.areaGuide(place.slug, language)
        const there = guide.length === 0 ? undefined : await whereIs(place.slug, context)
        return there === undefined ? [] : [{ place, metres: metresBetween(here, there) }]
      }),
  )
  const [nearest] = found.flat().sort((left, right) => left.metres - right.metres)
  if (nearest === undefined || nearest.metres > nearby) return undefined
  const length = Math.max(1, Math.round(nearest.metres / metresOfKilometre))
  const figure = formatWhole(length, texts)
  return {
    lines: [
      placeTexts[language].guideNearby(
        placeName(slug, context),
        placeName(nearest.place.slug, context),
        figure,
      ),
    ],
    evidence: [figureEvidence(figure, 'map', 'distance', now.toISOString())],
  }
}

/** Where a place is. */
async function whereIs(
  slug: string,
  { tools, gazetteer }: Pick<AnswerContext, 'tools' | 'gazetteer'>,
): Promise<Pick<Coordinates, 'lat' | 'lng'> | undefined> {
  // One home tells less of where a place is than its middle, and many places have none.
  const centre = gazetteer.place(slug)?.centre
  if (centre !== undefined) return centre
  const { rows } = await tools.searchProperties({ location: [slug] }, { ...newest })
  return rows[0]?.coordinates ?? undefined
}
