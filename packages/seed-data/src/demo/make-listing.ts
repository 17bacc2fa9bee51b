import { amenities } from '@manzil/catalogue/amenities'
import { categories, categoryOfType } from '@manzil/catalogue/categories'
import type { DemoAgent } from './demo-account.ts'
import { demoId } from './demo-id.ts'
import type { DemoListing } from './demo-listing.ts'
import { drawBathrooms, drawBedrooms } from './home/bedrooms.ts'
import { drawBuildingFacts, isFlat } from './home/building-facts.ts'
import { drawCoordinates } from './home/coordinates.ts'
import { drawFeatures } from './home/features.ts'
import { drawFurnished } from './home/furnished.ts'
import { drawMedia } from './home/media.ts'
import { drawOfferFacts } from './home/offer-facts.ts'
import { drawSubtype } from './home/subtype.ts'
import { drawPlan, type ListingPlan } from './listing-plan.ts'
import { drawPreviousPrice, drawPrice, drawSize } from './price/asked-price.ts'
import { benchmarkFor } from './price/benchmark.ts'
import { Random } from './random.ts'
import { arabicDescription, arabicTitle } from './text/arabic/arabic.ts'
import { englishDescription, englishTitle } from './text/english/english.ts'
import type { TextFacts } from './text/text-facts.ts'

const MINUTE_MS = 60_000
/** Listings were published within this many days before now. */
const AGE_DAYS = 120
const MINUTES_A_DAY = 24 * 60
const VERIFIED_SHARE = 0.46
const PRICE_CUT_SHARE = 0.08
const ON_REQUEST_SHARE = 0.01
const FIRST_PERMIT = 71_000_000
const FIRST_REFERENCE = 10_000
const VIEWS_A_DAY = 4.5

export interface ListingContext {
  readonly seed: number
  readonly now: Date
  /** Picks who answers for a listing in an emirate. */
  agentFor(random: Random, emirate: string): DemoAgent
}

function publishedAt(random: Random, now: Date): Date {
  // Newer listings are more frequent: old ones get taken down.
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

type Home = Omit<DemoListing, 'title' | 'title_ar' | 'description' | 'description_ar'>

function textFacts(home: Home, { profile }: ListingPlan): TextFacts {
  const view = profile.views.find((slug) => home.features.includes(slug))
  const community = profile.path.at(-2)
  return {
    type: home.type,
    subtype: home.subtype,
    purpose: home.purpose,
    completion: home.completion,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    size: home.size,
    furnished: home.furnished,
    features: new Set(home.features),
    view,
    place: profile.place.names,
    community: community?.kind === 'community' ? community.names : undefined,
    isFlat: isFlat(home.type),
    isHouse: ['villa', 'townhouse', 'villa-compound'].includes(home.type),
    floor: home.floor,
    parking: home.parking,
    yearBuilt: home.year_built,
    handover: home.handover,
    developer: home.developer,
    cheques: home.cheques,
    serviceCharge: home.service_charge,
  }
}

function makeHome(random: Random, plan: ListingPlan, index: number, context: ListingContext): Home {
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

/** Listing number `index` of a seed; it depends on no other listing. */
export function makeListing(index: number, context: ListingContext): DemoListing {
  const random = new Random(`${context.seed}/listing/${index}`)
  const plan = drawPlan(random)
  const home = makeHome(random, plan, index, context)
  const facts = textFacts(home, plan)
  const words = new Random(`${context.seed}/text/${index}`)
  return {
    ...home,
    title: englishTitle(words, facts),
    description: englishDescription(words, facts),
    title_ar: arabicTitle(words, facts),
    description_ar: arabicDescription(words, facts),
  }
}
