import type { AmenitySlug } from '@manzil/catalogue/amenities'
import { z } from 'zod'
import { RejectedRow } from '../draft.ts'
import type { Remarks } from '../remarks.ts'
import { titlesOf } from '../rules/advert-title.ts'
import { checkPrice, checkPricePerSqft, checkSize } from '../rules/bounds.ts'
import { guessType } from '../rules/guess-type.ts'
import { readDay } from '../rules/listed-day.ts'
import { pictureAddresses } from '../rules/picture-addresses.ts'
import { coordinatesOf, placeOfName } from '../rules/place-of.ts'
import { readBathrooms, readBedrooms } from '../rules/stated-rooms.ts'
import { parseArea } from '../values/area.ts'
import { field } from '../values/field.ts'
import { parseNumber } from '../values/number-text.ts'
import type { SourceFormat } from './format.ts'

/** Which flag stands for which amenity. A gym of the building and one of the property are both a gym. */
const flags = {
  balcony: 'balcony',
  barbecue_area: 'barbecue-area',
  central_ac: 'central-ac',
  childrens_play_area: 'play-area',
  concierge: 'concierge',
  covered_parking: 'parking',
  pets_allowed: 'pets-allowed',
  private_garden: 'garden',
  private_gym: 'gym',
  private_pool: 'private-pool',
  security: 'security',
  shared_gym: 'gym',
  view_of_landmark: 'landmark-view',
  view_of_water: 'water-view',
} as const satisfies Record<string, AmenitySlug>

const rowSchema = z.object({
  id: field,
  neighborhood: field,
  latitude: field,
  longitude: field,
  price: field,
  size_in_sqft: field,
  no_of_bedrooms: field,
  no_of_bathrooms: field,
  furnished: field,
})

/** The file is of one emirate; it never says so. */
const EMIRATE = 'dubai'

/** Yes, no, or undefined where the source does not say. */
function readFlag(text: string): boolean | undefined {
  if (/^(1|1\.0|true|yes)$/iu.test(text)) return true
  return /^(0|0\.0|false|no)$/iu.test(text) ? false : undefined
}

function amenitiesOf(record: Readonly<Record<string, unknown>>, remarks: Remarks): AmenitySlug[] {
  const found = new Set<AmenitySlug>()
  for (const [name, slug] of Object.entries(flags)) {
    const flag = readFlag(field.parse(record[name]))
    if (flag === undefined) remarks.add('flag-missing', name)
    if (flag) found.add(slug)
  }
  return [...found]
}

/** Properties for sale in Dubai as CSV with coordinates and amenity flags; no titles, kinds or dates. */
export const amenitySales: SourceFormat = {
  id: 'amenity-sales',
  syntax: 'csv',
  description: 'sale list (CSV) with neighborhood, coordinates and amenity flags',
  fields: ['id', 'neighborhood', 'latitude', 'longitude', 'price', 'size_in_sqft'],
  hasIds: true,

  idOf(record) {
    const id = field.parse(record.id)
    if (id === '') throw new RejectedRow('id-missing')
    return id
  },

  contentOf({ id: _id, ...content }) {
    return content
  },

  photographsOf: pictureAddresses,

  read(record, context, remarks) {
    const row = rowSchema.parse(record)
    const price = checkPrice(parseNumber(row.price), row.price, 'sale')
    if (row.neighborhood === '') remarks.add('place-missing')
    const place = placeOfName(context.places, row.neighborhood, EMIRATE, remarks)
    const bedrooms = readBedrooms(row.no_of_bedrooms, remarks)
    const bathrooms = readBathrooms(row.no_of_bathrooms, remarks)
    const stated = checkSize(parseArea(row.size_in_sqft), row.size_in_sqft, remarks)
    const amenities = amenitiesOf(record, remarks)
    const { type, reason } = guessType({
      title: '',
      addressParts: [],
      path: context.places.pathOf(place),
      bedrooms,
      size: stated,
      hasGarden: amenities.includes('garden'),
    })
    remarks.add(reason)
    const size = checkPricePerSqft({ price, size: stated, bedrooms }, 'sale', type, remarks)
    const furnished = readFlag(row.furnished)
    if (furnished === undefined) remarks.add('furnishing-missing')
    remarks.add('advertiser-missing')
    const lat = parseNumber(row.latitude)
    const lng = parseNumber(row.longitude)

    return {
      reference: row.id.slice(0, 60),
      purpose: 'sale',
      type,
      price,
      size,
      bedrooms,
      bathrooms,
      furnished: furnished === undefined ? null : furnished ? 'furnished' : 'unfurnished',
      verified: false,
      amenities,
      place,
      coordinates: coordinatesOf(lat, lng, place, remarks),
      ...titlesOf('', { type, bedrooms, place }, remarks),
      description: '',
      descriptionArabic: null,
      advertiser: null,
      listedAt: readDay('', context, remarks),
    }
  },
}
