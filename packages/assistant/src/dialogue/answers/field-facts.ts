import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AskedField } from '@manzil/query-language/lexicon/field-words'
import type { AnswerContext } from '../../answer-context.ts'
import { formatDay, formatExact, formatPrice, formatWhole } from '../../reply/format.ts'
import { amenityName, propertyLocation } from '../../reply/names.ts'
import { fieldTextsOf } from '../../reply/texts/field-texts.ts'
import { noneShownTextsOf } from '../../reply/texts/none-shown-texts.ts'
import { propertyTextsOf } from '../../reply/texts/property-texts.ts'
import type { PropertyFacts } from '../../tools/tools.ts'
import { titleTells } from './title-tells.ts'

export interface Fact {
  text: string
  field: keyof PropertyCard | keyof PropertyFacts
  isStated: boolean
  /** What the advert is silent on. */
  name?: string
}

/** Amenities that answer for a field. */
const amenityOf: Partial<Record<AskedField, readonly string[]>> = {
  parking: ['parking', 'covered-parking'],
  cooling: ['chiller-free'],
  pets: ['pets-allowed'],
  distance: ['near-metro', 'near-school'],
  utilities: ['bills-included'],
  floor: ['high-floor', 'ground-floor'],
  occupancy: ['vacant'],
}

/** Fields that no row has: only an amenity can answer for them. */
const ofNoRow = [
  'cooling',
  'pets',
  'distance',
  'photos',
  'utilities',
  'tenants',
  'occupancy',
  'ground_bedroom',
  'step_free',
  'negotiable',
  'view',
] as const
type NoRowField = (typeof ofNoRow)[number]
type RowField = Exclude<AskedField, NoRowField>
const isOfRow = (field: AskedField): field is RowField => !ofNoRow.some((each) => each === field)

/** Fields that the card itself has, by their names there. */
const ofCard = {
  price_before: 'previous_price',
  published_at: 'published_at',
  location: 'location',
  price_per_sqft: 'price_per_sqft',
  rent_per_month: 'price',
  furnishing: 'furnished',
  size: 'size',
  bathrooms: 'bathrooms',
  bedrooms: 'bedrooms',
  price: 'price',
} as const satisfies Partial<Record<AskedField, keyof PropertyCard>>
type CardField = keyof typeof ofCard
const isOfCard = (field: RowField): field is CardField => field in ofCard

const monthsPerYear = 12
/** Letters of a day as `2026-11-18`. */
const isoDay = 10

/** What was asked of a property, field by field, as its advert states it; where it is silent, that too. */
export function fieldFacts(
  fields: readonly AskedField[],
  row: PropertyCard,
  facts: PropertyFacts | undefined,
  context: AnswerContext,
): Fact[] {
  const labels = labelsFor(row, context)
  const { says, silent, inTitle } = propertyTextsOf(context.language)
  return fields.map((name): Fact => {
    const field = !isOfRow(name) ? 'features' : isOfCard(name) ? ofCard[name] : name
    const value = isOfRow(name) ? statedIn(name, facts, row, context) : undefined
    if (value !== undefined && name === 'furnishing')
      return { text: says(value), field, isStated: true }
    if (value !== undefined)
      return { text: says(`${labels[name]}: ${value}`), field, isStated: true }
    const named = amenitiesFor(name, row, context)
    if (named.length === 0) {
      if (titleTells(name, row))
        return { text: inTitle(labels[name], row.title), field: 'title', isStated: false }
      const isNobody = name === 'advertised_by'
      const { nobodyNamed } = noneShownTextsOf(context.language)
      if (isNobody) return { text: nobodyNamed, field, isStated: false }
      return { text: silent(labels[name]), field, isStated: false, name: labels[name] }
    }
    const names = named.map((slug) => amenityName(slug, context)).join(context.texts.comma)
    return { text: says(names), field: 'features', isStated: true }
  })
}

/** What is for sale and not said to be ready is handed over; nobody moves out of it. */
function labelsFor({ purpose, completion }: PropertyCard, { language }: AnswerContext) {
  const { labels } = fieldTextsOf(language)
  const isBuilt = purpose === 'rent' || completion === 'ready'
  return isBuilt ? labels : { ...labels, available_from: fieldTextsOf(language).handover }
}

const statedIn = (
  name: RowField,
  facts: PropertyFacts | undefined,
  row: PropertyCard,
  context: AnswerContext,
): string | undefined => {
  if (isOfCard(name)) return onCard(name, row, context)
  return facts === undefined ? undefined : written(name, facts, row, context)
}

function onCard(field: CardField, row: PropertyCard, context: AnswerContext): string | undefined {
  const {
    price,
    previous_price,
    price_per_sqft,
    published_at,
    purpose,
    size,
    bathrooms,
    bedrooms,
  } = row
  const { texts, language } = context
  const isRent = purpose === 'rent'
  const year = price === null ? undefined : formatPrice(price, isRent, texts)
  switch (field) {
    case 'price_before':
      return previous_price === null ? undefined : formatPrice(previous_price, isRent, texts)
    case 'price_per_sqft':
      return price_per_sqft === null ? undefined : texts.perSqft(formatExact(price_per_sqft, texts))
    case 'furnishing':
      return row.furnished === null ? undefined : texts.furnished[row.furnished]
    case 'size':
      return size === null ? undefined : texts.area(formatWhole(size, texts))
    case 'bathrooms':
      return bathrooms === null ? undefined : String(bathrooms)
    case 'location':
      return propertyLocation(row, context)
    case 'published_at':
      return published_at === null ? undefined : formatDay(published_at.slice(0, isoDay), language)
    case 'bedrooms':
      return bedrooms === null ? undefined : String(bedrooms)
    case 'price':
      return year
    default: {
      if (price === null || year === undefined || !isRent) return year
      const month = formatPrice(Math.round(price / monthsPerYear), false, texts)
      return fieldTextsOf(language).perMonth(month, year)
    }
  }
}

/** Slugs of amenities that are views: 'sea-view'. */
export const isView = (slug: string): boolean => slug.endsWith('-view')

/** What of its amenities answers for a field: every view, or else the first that is meant. */
function amenitiesFor(field: AskedField, row: PropertyCard, context: AnswerContext): string[] {
  if (field === 'view') return row.features.filter(isView)
  return (amenityOf[field] ?? []).filter((each) => isNamed(each, field, row, context)).slice(0, 1)
}

/** Being near a school answers only who asks for a school. */
function isNamed(
  slug: string,
  field: AskedField,
  { features }: PropertyCard,
  { understanding }: AnswerContext,
): boolean {
  if (!features.includes(slug)) return false
  return (
    field !== 'distance' ||
    understanding.mentions.some(
      ({ criterion }) => criterion.slot === 'features' && criterion.slug === slug,
    )
  )
}

function written(
  field: Exclude<RowField, CardField>,
  facts: PropertyFacts,
  { purpose, size }: PropertyCard,
  { texts, language }: AnswerContext,
): string | undefined {
  switch (field) {
    case 'floor': {
      const { floor, total_floors } = facts
      if (floor === null) return undefined
      if (total_floors === null) return String(floor)
      return fieldTextsOf(language).floorOf(String(floor), String(total_floors))
    }
    case 'security_deposit': {
      const deposit = facts.security_deposit
      return deposit === null ? undefined : formatPrice(deposit, false, texts)
    }
    case 'service_charge': {
      const charge = facts.service_charge
      if (charge === null) return undefined
      const rate = texts.perSqft(formatExact(charge, texts))
      if (size === null) return rate
      const year = formatPrice(Math.round(charge * size), true, texts)
      return fieldTextsOf(language).chargeOf(rate, year)
    }
    case 'plot_size': {
      const plot = facts.plot_size
      return plot === null ? undefined : texts.area(formatWhole(plot, texts))
    }
    case 'available_from': {
      const { available_from, handover } = facts
      const isOffPlan = purpose === 'sale' && available_from === null
      if (isOffPlan) return handover ?? undefined
      return available_from === null ? undefined : formatDay(available_from, language)
    }
    default: {
      const value = facts[field]
      return value === null ? undefined : String(value)
    }
  }
}
