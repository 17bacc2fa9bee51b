import type { Furnishing, PropertyType, Purpose } from '@manzil/api-client/generated/types.gen'
import { z } from 'zod'
import { RejectedRow } from '../draft.ts'
import { titlesOf } from '../rules/advert-title.ts'
import { checkPrice, checkPricePerSqft, checkSize } from '../rules/bounds.ts'
import { readDay } from '../rules/listed-day.ts'
import { pictureAddresses } from '../rules/picture-addresses.ts'
import { coordinatesOf, placeOfName } from '../rules/place-of.ts'
import { parseArea } from '../values/area.ts'
import { cleanText } from '../values/clean-text.ts'
import { field } from '../values/field.ts'
import { parseNumber } from '../values/number-text.ts'
import type { SourceFormat } from './format.ts'
import { isOfAnotherAdvert, ownRooms } from './portal-rents-trust.ts'

const nothing = { currency: '', amount: '' }
const noRooms = { bedrooms: '', bathrooms: '', size: '' }

const rowSchema = z.object({
  property_id: field,
  purpose: field,
  type: field,
  added_on: field,
  furnishing: field,
  price: z.object({ currency: field, amount: field }).catch(nothing),
  location: field,
  bed_bath_size: z.object({ bedrooms: field, bathrooms: field, size: field }).catch(noRooms),
  agent_name: field,
  primary_image_url: field,
})

/** The file is of one emirate; it never says so. */
const EMIRATE = 'dubai'

const purposes: Readonly<Record<string, Purpose>> = { 'for rent': 'rent', 'for sale': 'sale' }

const types: Readonly<Record<string, PropertyType>> = {
  apartment: 'apartment',
  'hotel apartment': 'hotel-apartment',
  penthouse: 'penthouse',
  duplex: 'duplex',
  villa: 'villa',
  townhouse: 'townhouse',
  'villa compound': 'villa-compound',
  office: 'office',
  shop: 'retail',
  warehouse: 'warehouse',
}

const furnishings: Readonly<Record<string, Furnishing>> = {
  furnished: 'furnished',
  unfurnished: 'unfurnished',
  'partly furnished': 'partly',
}

function known<T>(table: Readonly<Record<string, T>>, text: string): T | undefined {
  return Object.hasOwn(table, text.toLowerCase()) ? table[text.toLowerCase()] : undefined
}

/** "Portal - ABC-1" → "ABC-1": the advertiser's own reference. */
function referenceOf(id: string): string {
  return cleanText(id.replace(/^\p{L}+ - /u, ''), 60) || id.slice(0, 60)
}

/** Properties in Dubai, exported from a portal as JSON: figures as text, no titles, no coordinates. */
export const portalRents: SourceFormat = {
  id: 'portal-rents',
  syntax: 'json',
  description: 'portal export (JSON) with property_id, price {amount} and bed_bath_size',
  fields: ['property_id', 'purpose', 'type', 'price', 'bed_bath_size', 'location'],
  hasIds: true,

  idOf(record) {
    const id = field.parse(record.property_id)
    if (id === '') throw new RejectedRow('id-missing')
    return id
  },

  contentOf({ property_id: _id, property_url: _url, ...content }) {
    return content
  },

  photographsOf(record) {
    const { type, primary_image_url: picture } = rowSchema.parse(record)
    const own = known(types, type)
    return own && !isOfAnotherAdvert(own, picture) ? pictureAddresses(record) : []
  },

  read(record, context, remarks) {
    const row = rowSchema.parse(record)
    const purpose = known(purposes, row.purpose)
    if (!purpose) throw new RejectedRow('purpose-unknown', row.purpose)
    const type = known(types, row.type)
    if (!type) throw new RejectedRow('type-unknown', row.type)
    const { currency, amount } = row.price
    if (currency !== '' && currency !== 'AED') throw new RejectedRow('currency-unknown', currency)
    const price = checkPrice(parseNumber(amount), amount, purpose)

    const sizeText = row.bed_bath_size.size
    const stated = checkSize(parseArea(sizeText), sizeText, remarks)
    const reference = referenceOf(row.property_id)
    const foreign = isOfAnotherAdvert(type, row.primary_image_url)
    const { bedrooms: beds, bathrooms: baths } = row.bed_bath_size
    const rooms = ownRooms({ type, beds, baths, reference, size: stated, foreign }, remarks)
    const size = checkPricePerSqft({ price, size: stated, ...rooms }, purpose, type, remarks)

    if (foreign) remarks.add('place-of-another-advert')
    else if (row.location === '') remarks.add('place-missing')
    const place = placeOfName(context.places, foreign ? '' : row.location, EMIRATE, remarks)

    const furnished = known(furnishings, row.furnishing) ?? null
    if (furnished === null) remarks.add('furnishing-missing')
    if (row.agent_name === '') remarks.add('advertiser-missing')
    remarks.add(row.primary_image_url === '' ? 'picture-missing' : 'picture-not-loaded')

    return {
      reference,
      purpose,
      type,
      price,
      size,
      ...rooms,
      furnished,
      verified: false,
      amenities: [],
      place,
      coordinates: coordinatesOf(undefined, undefined, place, remarks),
      ...titlesOf('', { type, bedrooms: rooms.bedrooms, place }, remarks),
      description: '',
      descriptionArabic: null,
      advertiser: cleanText(row.agent_name, 160) || null,
      listedAt: readDay(row.added_on, context, remarks),
    }
  },
}
