import { amenities } from '@manzil/catalogue/amenities'
import { categories, categoryOfType } from '@manzil/catalogue/categories'
import type { DemoAgent } from './demo-account.ts'
import { demoId } from './demo-id.ts'
import type { DemoProperty } from './demo-property.ts'
import { drawPreviousPrice, drawPrice, drawSize } from './price/asked-price.ts'
import { benchmarkFor } from './price/benchmark.ts'
import { drawBathrooms, drawBedrooms } from './property/bedrooms.ts'
import { drawBuildingFacts, isFlat } from './property/building-facts.ts'
import { drawCoordinates } from './property/coordinates.ts'
import { drawFeatures } from './property/features.ts'
import { drawFurnished } from './property/furnished.ts'
import { drawMedia } from './property/media.ts'
import { drawOfferFacts } from './property/offer-facts.ts'
import { drawSubtype } from './property/subtype.ts'
import { drawPlan, type PropertyPlan } from './property-plan.ts'
import { Random } from './random.ts'
import { arabicDescription, arabicTitle } from './text/arabic/arabic.ts'
import { englishDescription, englishTitle } from './text/english/english.ts'
import type { TextFacts } from './text/text-facts.ts'

const MINUTE_MS = 60_000
/** Properties were published within this many days before now. */
const AGE_DAYS = 120
const MINUTES_A_DAY = 24 * 60
const VERIFIED_SHARE = 0.46
const PRICE_CUT_SHARE = 0.08
const ON_REQUEST_SHARE = 0.01
const FIRST_PERMIT = 71_000_000
const FIRST_REFERENCE = 10_000
const VIEWS_A_DAY = 4.5

export interface PropertyContext {
  readonly seed: number
  readonly now: Date
  /** Picks who answers for a property in an emirate. */
  agentFor(random: Random, emirate: string): DemoAgent
}

function publishedAt(random: Random, now: Date): Date {
  // Newer properties are more frequent: old ones get taken down.
  const age = AGE_DAYS * MINUTES_A_DAY * random.unit() ** 1.4
  return new Date(now.getTime() - Math.ceil(age) * MINUTE_MS)
}

function subSubCategory(subCategoryId: string, subtype: string | null): string | null {
  return (
    categories.find(({ parentId, slug }) => parentId === subCategoryId && slug === subtype)?.id ??
    null
  )
}

/** A rate as the database rounds it: two decimals. */
function perSqft(price: number | null, size: number): number | null {
  return price === null ? null : Math.round((price / size) * 100) / 100
}

type Property = Omit<DemoProperty, 'title' | 'title_ar' | 'description' | 'description_ar'>

function textFacts(property: Property, { profile }: PropertyPlan): TextFacts {
  const view = profile.views.find((slug) => property.features.includes(slug))
  const community = profile.path.at(-2)
  return {
    type: property.type,
    subtype: property.subtype,
    purpose: property.purpose,
    completion: property.completion,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    size: property.size,
    furnished: property.furnished,
    features: new Set(property.features),
    view,
    place: profile.place.names,
    community: community?.kind === 'community' ? community.names : undefined,
    isFlat: isFlat(property.type),
    isHouse: ['villa', 'townhouse', 'villa-compound'].includes(property.type),
    floor: property.floor,
    parking: property.parking,
    yearBuilt: property.year_built,
    handover: property.handover,
    developer: property.developer,
    cheques: property.cheques,
    serviceCharge: property.service_charge,
  }
}

function drawFacts(
  random: Random,
  plan: PropertyPlan,
  index: number,
  context: PropertyContext,
): Property {
  const { profile, type, purpose, completion } = plan
  const bedrooms = drawBedrooms(random, type, profile)
  const benchmark = benchmarkFor({ ...plan, bedrooms })
  const size = drawSize(random, type, bedrooms, benchmark)
  const facts = drawBuildingFacts(random, { ...plan, bedrooms, now: context.now })
  const furnished = drawFurnished(random, type, bedrooms, purpose, completion)
  const features = drawFeatures(random, { ...plan, bedrooms, furnished, facts })
  const isFurnished = furnished === 'furnished'
  const asked = drawPrice(random, { purpose, size, features, isFurnished }, benchmark)
  const price = random.chance(ON_REQUEST_SHARE) ? null : asked
  const cut = price !== null && random.chance(PRICE_CUT_SHARE)
  const published = publishedAt(random, context.now)
  const days = (context.now.getTime() - published.getTime()) / (MINUTE_MS * MINUTES_A_DAY)
  const subtype = drawSubtype(random, { ...profile, type, size, features, isFurnished })
  const { categoryId, subCategoryId } = categoryOfType(type)
  const agent = context.agentFor(random, profile.path[0]?.slug ?? '')
  const offer = drawOfferFacts(new Random(`${context.seed}/offer/${index}`), {
    type,
    purpose,
    price,
    size,
    isFurnished,
    floors: facts.floors,
    now: context.now,
  })
  return {
    ...offer,
    view: [...features].filter((slug) =>
      amenities.some((one) => one.slug === slug && one.group === 'view'),
    ),
    _id: demoId(published.getTime(), `${context.seed}/listing/${index}`),
    reference: `MZ-${purpose === 'sale' ? 'S' : 'R'}-${FIRST_REFERENCE + index}`,
    type,
    subtype,
    purpose,
    completion,
    category_id: categoryId,
    sub_category_id: subCategoryId,
    sub_sub_category_id: subSubCategory(subCategoryId, subtype),
    place: profile.place.slug,
    price,
    previous_price: cut ? drawPreviousPrice(random, asked, purpose) : null,
    price_period: purpose === 'rent' ? 'year' : null,
    price_per_sqft: perSqft(price, size),
    bedrooms,
    bathrooms: drawBathrooms(random, type, bedrooms, size),
    size,
    furnished,
    features: [...features],
    coordinates: drawCoordinates(random, profile.place),
    media: drawMedia(random, { type, bedrooms, features, profile }),
    verified: random.chance(VERIFIED_SHARE),
    views: Math.round(days * VIEWS_A_DAY * Math.exp(0.6 * random.normal())),
    published_at: published.toISOString(),
    permit_number: `DEMO-${FIRST_PERMIT + index}`,
    service_charge: facts.serviceCharge,
    cheques: facts.cheques,
    developer: facts.developer,
    floor: facts.floor,
    parking: facts.parking,
    year_built: facts.yearBuilt,
    handover: facts.handover,
    agent_id: agent._id,
    agency_id: agent.agency_id,
  }
}

/** Property number `index` of a seed; it depends on no other property. */
export function makeProperty(index: number, context: PropertyContext): DemoProperty {
  const random = new Random(`${context.seed}/listing/${index}`)
  const plan = drawPlan(random)
  const property = drawFacts(random, plan, index, context)
  const facts = textFacts(property, plan)
  const words = new Random(`${context.seed}/text/${index}`)
  return {
    ...property,
    title: englishTitle(words, facts),
    description: englishDescription(words, facts),
    title_ar: arabicTitle(words, facts),
    description_ar: arabicDescription(words, facts),
  }
}
