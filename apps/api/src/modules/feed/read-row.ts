import type { FeedFormat, FieldError } from '@manzil/api-client/generated/types.gen'
import { prepareContract } from '@manzil/api-client/request/prepare-contract'
import { say } from '@manzil/api-client/request/say'
import type { PlaceIndex } from '@manzil/catalogue/places/resolve'
import type { FeedContent } from '@manzil/domain/feeds/feed-content'
import {
  checkPropertyForm,
  type FormCatalogue,
  type PropertyForm,
} from '@manzil/domain/own-property/check-form'
import { isDay, lastYearBuilt } from '@manzil/domain/own-property/untrue-facts'
import { addressKey } from '@manzil/domain/tidy-address'
import { stableJson } from '../../stable-hash.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import { arabicOf, floorOf } from './read-facts.ts'
import { placeOf, pointOf } from './read-place.ts'
import {
  area,
  completionOf,
  decimal,
  furnishingOf,
  RowValues,
  rooms,
  wholeNumber,
} from './read-values.ts'
import { bayutFields } from './shapes/bayut.ts'
import { csvFields } from './shapes/csv.ts'
import type { FeedFields } from './shapes/feed-fields.ts'
import { propertyFinderFields } from './shapes/property-finder.ts'
import { lineOf, paragraphsOf } from './shapes/text-of-advert.ts'
import type { FeedRecord } from './source/feed-record.ts'

const readers = {
  property_finder: propertyFinderFields,
  bayut: bayutFields,
  csv: csvFields,
} as const satisfies Record<FeedFormat, (record: FeedRecord) => FeedFields>

/** A row of a feed, read. */
export interface ReadRow {
  line: number
  reference: string | null
  title: string | null
  /** Undefined for a row that is refused. */
  content: FeedContent | undefined
  /** Why it is refused, or what was left out of it. */
  reasons: FieldError[]
}

export interface ReadingParts {
  format: FeedFormat
  lookups: Lookups
  catalogue: FormCatalogue
  places: PlaceIndex
  /** Agents of the agency, by their address in small letters. */
  agents: ReadonlyMap<string, string>
  /** What earlier rows of the edition have said. */
  seen: { has(text: string): boolean; add(text: string): void }
}

/** Pictures of one row; what a plan allows is less. */
const MOST_PICTURES = 60

const LONGEST = { reference: 60, title: 160, told: 200, description: 20_000, developer: 120 }

const isQuarter = (text: string) => /^20\d{2}-Q[1-4]$/.test(text)
/** As long as the form takes one. */
const isLink = (text: string) => /^https:\/\/\S{1,492}$/.test(text)

const formSchema = { $ref: 'contract#/components/schemas/PropertyForm' }

/** A row as a form, or why it is none; undefined where the row takes its property back. */
export function readRow(record: FeedRecord, parts: ReadingParts): ReadRow | undefined {
  const fields = readers[parts.format](record)
  if (fields.isWithdrawn) return undefined
  const values = new RowValues()
  const reference = lineOf(fields.reference, LONGEST.reference) || null
  const title = lineOf(fields.title, LONGEST.told) || null
  const read = (content?: FeedContent): ReadRow => ({
    line: record.line,
    reference,
    title,
    content,
    reasons: content ? values.notes : values.reasons,
  })
  if (record.isBroken) values.refuse('', 'row', say('field.noForm'))
  else if (reference === null) values.refuse('reference', 'required', say('field.required'))
  else if (parts.seen.has(`id ${reference}`))
    values.refuse('reference', 'repeated', say('field.feedTwice'))
  if (values.reasons.length > 0 || reference === null) return read()

  const content = contentOf(fields, values, parts)
  if (!content) return read()
  const whole = stableJson(content)
  if (parts.seen.has(whole)) values.refuse('', 'repeated', say('field.feedSame'))
  if (values.reasons.length > 0) return read()
  parts.seen.add(`id ${reference}`)
  parts.seen.add(whole)
  return read(content)
}

function contentOf(
  fields: FeedFields,
  values: RowValues,
  { lookups, catalogue, places, agents }: ReadingParts,
): FeedContent | undefined {
  const { purpose, type, said } = fields
  if (!purpose) values.unreadable('purpose', said.purpose)
  if (!type) values.unreadable('sub_category_id', said.type)
  const place = placeOf(fields.address, values, places)
  const kind = type && lookups.categoryByType.get(type)
  const above = lookups.categoryByCode.get(kind?.parent_code ?? -1)
  const price = values.needed('price', fields.price, wholeNumber)
  const payments = purpose === 'rent' ? fields.payments : 1
  if (payments === undefined) values.unreadable('price', fields.price)
  const size = values.needed('size', fields.size, area)
  const bedrooms = values.needed('bedrooms', fields.bedrooms, rooms)
  if (!purpose || !kind || !above || !place || payments === undefined) return undefined
  const form: PropertyForm = {
    title: lineOf(fields.title, LONGEST.title),
    title_ar: arabicOf('title_ar', lineOf(fields.titleAr, LONGEST.title), values),
    description: paragraphsOf(fields.description, LONGEST.description),
    description_ar: arabicOf(
      'description_ar',
      paragraphsOf(fields.descriptionAr, LONGEST.description),
      values,
    ),
    status: 'live',
    purpose,
    completion: completionOf(fields.completion),
    category_id: above.id,
    sub_category_id: kind.id,
    sub_sub_category_id: null,
    location_id: place.slug,
    coordinates: pointOf(fields, place, values),
    price: price === null ? null : price * payments,
    bedrooms,
    bathrooms: values.wished('bathrooms', fields.bathrooms, { min: 0, max: 100, parse: rooms }),
    size: size === null || size < 1 ? null : size,
    plot_size: values.wished('plot_size', fields.plotSize, { min: 1, max: 1e8, parse: area }),
    furnished: furnishingOf(fields.furnished),
    features: fields.amenities.filter(catalogue.isAmenity).toSorted(),
    permit_number: fields.permit || null,
    service_charge: values.wished('service_charge', fields.serviceCharge, {
      min: 0,
      max: 1000,
      parse: decimal,
    }),
    cheques: values.wished('cheques', fields.cheques, { min: 1, max: 12 }),
    developer: lineOf(fields.developer, LONGEST.developer) || null,
    floor: floorOf(fields, values),
    total_floors: values.wished('total_floors', fields.totalFloors, { min: 1, max: 200 }),
    parking: values.wished('parking', fields.parking, { min: 0, max: 50 }),
    year_built: values.wished('year_built', fields.yearBuilt, {
      min: 1900,
      max: lastYearBuilt(),
    }),
    handover: values.shaped('handover', fields.handover, isQuarter),
    available_from: values.shaped('available_from', fields.availableFrom, isDay),
    video_url: values.shaped('video_url', fields.video, isLink),
    tour_url: values.shaped('tour_url', fields.tour, isLink),
  }
  const wrong = [
    ...prepareContract().compile(formSchema)(form),
    ...checkPropertyForm(form, catalogue, { photos: MOST_PICTURES, isOwnPicture: () => true }),
  ]
  // What could not be read is not missing too.
  const told = new Set(values.reasons.map(({ path }) => path))
  values.reasons.push(...wrong.filter(({ path }) => !told.has(path)))
  const agentId = agents.get(addressKey(fields.agentEmail)) ?? null
  return { form, pictures: fields.pictures.slice(0, MOST_PICTURES), agentId }
}
