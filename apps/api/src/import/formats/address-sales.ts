import type { Furnishing, Purpose } from '@manzil/api-client/generated/types.gen'
import { z } from 'zod'
import { shortHash } from '../../stable-hash.ts'
import { addressLine } from '../../stated-facts/own-texts.ts'
import { RejectedRow } from '../draft.ts'
import { cleanTitle, titlesOf } from '../rules/advert-title.ts'
import { checkPrice, checkPricePerSqft, checkSize } from '../rules/bounds.ts'
import { guessType } from '../rules/guess-type.ts'
import { readDay } from '../rules/listed-day.ts'
import { pictureAddresses } from '../rules/picture-addresses.ts'
import { coordinatesOf, placeOfAddress } from '../rules/place-of.ts'
import { readBathrooms, readBedrooms } from '../rules/stated-rooms.ts'
import { parseArea } from '../values/area.ts'
import { cleanText } from '../values/clean-text.ts'
import { field } from '../values/field.ts'
import { textOfMarkup } from '../values/markup-text.ts'
import { parseNumber } from '../values/number-text.ts'
import type { SourceFormat } from './format.ts'

const rowSchema = z.object({
  title: field,
  address: field,
  bathrooms: field,
  bedrooms: field,
  date: field,
  price: field,
  verified: field,
  'sold or not': field,
  'size sqft': field,
  furnishing: field,
})

type Row = z.output<typeof rowSchema>

const purposes: Readonly<Record<string, Purpose>> = { sell: 'sale', sale: 'sale', rent: 'rent' }

const furnishings: Readonly<Record<string, Furnishing>> = {
  yes: 'furnished',
  no: 'unfurnished',
  partly: 'partly',
}

/** What stays the same while price, date and furnishing of an advert change. */
function identityOf(row: Row): string {
  return [row.title, row.address, row.bedrooms, row.bathrooms, row['size sqft']].join('\n')
}

/** Properties for sale as CSV with titles and addresses; no ids, no kinds, no coordinates. */
export const addressSales: SourceFormat = {
  id: 'address-sales',
  syntax: 'csv',
  description: 'sale list (CSV) with title, Address, bedrooms, price and size sqft',
  fields: ['title', 'address', 'bedrooms', 'price', 'size sqft', 'sold or not'],
  hasIds: false,

  idOf(record) {
    return identityOf(rowSchema.parse(record))
  },

  contentOf(record) {
    return record
  },

  photographsOf: pictureAddresses,

  read(record, context, remarks) {
    const row = rowSchema.parse(record)
    const purpose = purposes[row['sold or not'].toLowerCase()]
    if (!purpose) throw new RejectedRow('purpose-unknown', row['sold or not'])
    const price = checkPrice(parseNumber(row.price), row.price, purpose)
    const address = cleanText(textOfMarkup(row.address), 300)
    const where = placeOfAddress(context.places, address, remarks)
    const bedrooms = readBedrooms(row.bedrooms, remarks)
    const bathrooms = readBathrooms(row.bathrooms, remarks)
    const sizeText = row['size sqft']
    const stated = checkSize(parseArea(sizeText), sizeText, remarks)
    const own = cleanTitle(row.title, bedrooms, remarks)
    const { path, place } = where
    const parts = address.split(',').map((part) => part.trim())
    const below = parts.slice(0, Math.max(parts.length - 2, 0))
    const evidence = { title: own, addressParts: below, path, bedrooms, size: stated }
    const { type, reason } = guessType(evidence)
    remarks.add(reason)
    const size = checkPricePerSqft({ price, size: stated, bedrooms }, purpose, type, remarks)
    const furnished = furnishings[row.furnishing.toLowerCase()] ?? null
    if (furnished === null) remarks.add('furnishing-missing')
    remarks.add('advertiser-missing')

    const line = addressLine(address)
    return {
      reference: `S-${shortHash(identityOf(row)).slice(0, 10).toUpperCase()}`,
      purpose,
      type,
      price,
      size,
      bedrooms,
      bathrooms,
      furnished,
      verified: row.verified.toLowerCase() === 'true',
      amenities: [],
      place,
      coordinates: coordinatesOf(undefined, undefined, place, remarks),
      ...titlesOf(own, { type, bedrooms, place }, remarks),
      description: line.en,
      descriptionArabic: line.ar,
      advertiser: null,
      listedAt: readDay(row.date, context, remarks),
    }
  },
}
