import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { metresBetween } from '@manzil/domain/metres-between'
import type { AreaAspect } from '@manzil/query-language/lexicon/area-words'
import type { SchoolKind } from '@manzil/query-language/lexicon/school-words'
import type { AnswerContext } from '../../answer-context.ts'
import type { GuidePart } from '../../passages/passage.ts'
import { sentencesOf } from '../../passages/quote.ts'
import { filledSlots, type SearchSlots } from '../../state.ts'
import { aspectsIn } from '../../understanding/asked-area.ts'
import { schoolsIn } from '../../understanding/asked-schools.ts'
import type { WhereToLive } from '../where-to-live.ts'
import { sentencesFor, type Told } from './area.ts'

/** A place that suits a life that was told. */
export interface SuitingPlace {
  slug: string
  /** Live homes that fit. */
  total: number
  asOf: string
  /** Where its guide tells what was wished. */
  told: readonly ToldAt[]
}

/** A sentence of a guide by its part and its number in it: guides of all languages are alike. */
export interface ToldAt {
  aspect: AreaAspect
  part: number
  sentence: number
  sentences: number
}

type Coordinates = NonNullable<PropertyCard['coordinates']>

/** Metres within which a place of work is near, and within which it can be reached. */
const near = 5_000
const withinReach = 12_000
/** The guides of all languages tell the same; English says plainly what there is not. */
export const plainLanguage = 'en'
const denies =
  /\b(?:no|not|none|without|far|yet|longer|by bus|take the bus|neighbou?ring|leave|(?<!and on the )mainland|outside|you drive)\b/iu
/** What says that it is there, and not only that it is spoken of. */
const says: Partial<Record<AreaAspect, RegExp>> = {
  noise: /\b(?:quiet|calm|peaceful)\b/iu,
  beach: /\bbeach(?! residence)/iu,
  people: /famil|child/iu,
}

/** Places with a guide in which homes fit, those first that have most of what was wished and lie near the work. */
export async function suitingPlaces(
  { slots, workplace, beside, emirate: named, aspects }: WhereToLive,
  context: AnswerContext,
): Promise<SuitingPlace[]> {
  const { tools, gazetteer } = context
  const works = [workplace, beside].flatMap((slug) => slug ?? [])
  const emirateOf = (slug: string): string => gazetteer.pathOf(slug).at(-1)?.slug ?? 'dubai'
  const emirates = new Set(works.length > 0 ? works.map(emirateOf) : [named ?? 'dubai'])
  const schools = aspects.includes('curricula') ? schoolsIn(context.said) : []
  const offices = await Promise.all(works.map((slug) => whereIs(slug, context)))
  const candidates = gazetteer.places.filter(
    ({ slug, kind }) => kind !== 'emirate' && emirates.has(emirateOf(slug)),
  )
  const rank = async (criteria: SearchSlots): Promise<Ranked[]> => {
    const found = candidates.map(async ({ slug }) => {
      const guide = await tools.areaGuide(slug, plainLanguage)
      if (guide.length === 0) return []
      const asked = { ...criteria, location: [slug] }
      const { total, rows, asOf } = await tools.searchProperties(asked, { ...firstRow })
      const told = aspects.flatMap((aspect) => toldAt(aspect, guide, schools) ?? [])
      // A school that was asked for by what it teaches decides more than that there are families.
      const taught = schools.length > 0 && told.some(({ aspect }) => aspect === 'curricula') ? 1 : 0
      const points = told.length + taught + nearnessOf(offices, rows[0]?.coordinates ?? undefined)
      return total === 0 ? [] : [{ slug, total, asOf, told, points }]
    })
    const ranked = (await Promise.all(found)).flat()
    return ranked.sort((left, right) => right.points - left.points || right.total - left.total)
  }
  const fitting = await rank(slots)
  if (fitting.length > 0 || filledSlots(slots).length === 0) return fitting
  // Where nothing is offered that fits, the guides tell all the same.
  return (await rank({})).map((place) => ({ ...place, total: 0 }))
}

type Ranked = SuitingPlace & { points: number }

const firstRow = { sort: 'newest', page: 1, limit: 1 } as const

/**
 * Where a guide says that a place has something; its last part is what is to be checked. Of schools, one
 * of those that were asked for: a British school is none for who looks for an Indian one.
 */
export function toldAt(
  aspect: AreaAspect,
  guide: readonly GuidePart[],
  schools: readonly SchoolKind[] = [],
): ToldAt | undefined {
  const isAsked = (text: string): boolean =>
    aspect !== 'curricula' ||
    schools.length === 0 ||
    schoolsIn(text).some((kind) => schools.includes(kind))
  const all = guide.slice(0, -1).flatMap(({ text }, part) => {
    const sentences = sentencesOf(text)
    return sentences.map((each, sentence) => ({
      text: each,
      at: { aspect, part, sentence, sentences: sentences.length },
    }))
  })
  return all.find(
    ({ text }) =>
      aspectsIn(text).includes(aspect) &&
      isAsked(text) &&
      !denies.test(text) &&
      says[aspect]?.test(text) !== false,
  )?.at
}

/** The same sentence in another language, or else one of the same. */
export function sentenceAt(
  { aspect, part, sentence, sentences }: ToldAt,
  guide: readonly GuidePart[],
): Told[] {
  const found = guide[part]
  const all = found === undefined ? [] : sentencesOf(found.text)
  const same = all.length === sentences ? all[sentence] : undefined
  const text = (same ?? all.find((each) => aspectsIn(each).includes(aspect)))?.trim()
  if (found === undefined || text === undefined) return sentencesFor(aspect, guide)
  return [{ text, part: found }]
}

/** Where the homes of a place are. */
async function whereIs(slug: string, { tools }: AnswerContext): Promise<Coordinates | undefined> {
  const { rows } = await tools.searchProperties({ location: [slug] }, { ...firstRow })
  return rows[0]?.coordinates ?? undefined
}

/** To one place of work in steps, between two by the longer of the ways. */
function nearnessOf(
  offices: readonly (Coordinates | undefined)[],
  home: Coordinates | undefined,
): number {
  const [work, other] = offices
  if (work === undefined || other === undefined || home === undefined) return nearness(work, home)
  return -Math.max(metresBetween(work, home), metresBetween(other, home)) / near
}

function nearness(work: Coordinates | undefined, home: Coordinates | undefined): number {
  if (work === undefined || home === undefined) return 0
  const distance = metresBetween(work, home)
  if (distance <= near) return 2
  return distance <= withinReach ? 1 : 0
}
