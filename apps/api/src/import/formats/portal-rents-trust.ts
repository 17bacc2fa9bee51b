import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { Remarks } from '../remarks.ts'
import { roomsInReference } from '../rules/reference-rooms.ts'
import { fitsRooms } from '../rules/room-sizes.ts'
import { readBathrooms, readBedrooms } from '../rules/stated-rooms.ts'
import { parseRooms } from '../values/rooms.ts'

/**
 * Portal exports of this kind were read from pages that also show other adverts, and some values are
 * those of the others. Measured on 6,145 rows (`docs/importing.md` has the figures):
 * a picture of 400 × 300 is the preview of another advert, found only at houses, penthouses and hotel
 * apartments, with that advert's place and rooms; of bedrooms given as a plain number, 37 % contradict
 * the reference where it names them, against 1 % of those given as an object.
 */
const PREVIEW_PICTURE = /-400x300\.\w+$/u

/** Whether picture, place and rooms are those of another advert. */
export function isOfAnotherAdvert(type: PropertyType, picture: string): boolean {
  return type !== 'apartment' && PREVIEW_PICTURE.test(picture)
}

const houses: ReadonlySet<PropertyType> = new Set(['villa', 'townhouse', 'villa-compound'])

interface RoomsEvidence {
  readonly type: PropertyType
  readonly beds: string
  readonly baths: string
  readonly reference: string
  /** sqft, null where unknown. */
  readonly size: number | null
  readonly foreign: boolean
}

interface OwnRooms {
  readonly bedrooms: number | null
  readonly bathrooms: number | null
}

/**
 * Bedrooms and bathrooms that can be believed. A count inside an object is the advert's own. A plain
 * one gives way to the reference where that names another and fits the size; without such a witness
 * it stands where the size fits it, and is left out where not. Bathrooms go with their bedrooms.
 */
export function ownRooms(row: RoomsEvidence, remarks: Remarks): OwnRooms {
  const parsed = parseRooms(row.beds)
  const named = roomsInReference(row.reference)
  const fits = (count: number): boolean =>
    row.size === null || fitsRooms(houses.has(row.type), count, row.size)

  if (row.foreign) {
    remarks.add('rooms-of-another-advert')
    return { bedrooms: null, bathrooms: null }
  }
  if (parsed.kind === 'count' && !parsed.wrapped) {
    if (named !== undefined && named !== parsed.count && fits(named)) {
      remarks.add('rooms-from-reference', parsed.count)
      return { bedrooms: named, bathrooms: null }
    }
    if (named !== parsed.count && !fits(parsed.count)) {
      remarks.add('rooms-not-credible', parsed.count)
      return { bedrooms: null, bathrooms: null }
    }
  }
  return {
    bedrooms: readBedrooms(row.beds, remarks),
    bathrooms: readBathrooms(row.baths, remarks),
  }
}
