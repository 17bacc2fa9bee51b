import type { PropertyDetail, PropertyType, Purpose } from '@manzil/api-client/generated/types.gen'
import type { Random } from '../random.ts'

type OfferFacts = Pick<
  PropertyDetail,
  'plot_size' | 'security_deposit' | 'available_from' | 'total_floors' | 'video_url' | 'tour_url'
>

interface Offer {
  readonly type: PropertyType
  readonly purpose: Purpose
  /** AED, of a year for rent. */
  readonly price: number | null
  /** Square feet. */
  readonly size: number
  readonly isFurnished: boolean
  readonly floors: number
  readonly now: Date
}

/** Plot of a house as a multiple of its built area. */
const PLOT_SHARE = { villa: [1.1, 2.2], townhouse: [0.7, 1.1] } as const
/** Usual in Dubai: five per cent of the yearly rent, ten where furniture comes with it. */
const DEPOSIT = { furnished: 0.1, unfurnished: 0.05 }
/** The rest of the properties for rent are free at once. */
const LATER_SHARE = 0.45
const LATEST_DAYS = 75
const DAY_MS = 24 * 3_600_000

/** Draws what an offer says besides the property: plot, deposit, day from which it is free. */
export function drawOfferFacts(random: Random, offer: Offer): OfferFacts {
  return {
    plot_size: plotOf(random, offer),
    security_deposit: depositOf(offer),
    available_from: availableFrom(random, offer),
    total_floors: offer.floors > 1 ? offer.floors : null,
    // Generated properties have no films: an address would lead nowhere.
    video_url: null,
    tour_url: null,
  }
}

function plotOf(random: Random, { type, size }: Offer): number | null {
  if (type === 'land') return size
  const kind = type === 'villa-compound' ? 'villa' : type
  if (kind !== 'villa' && kind !== 'townhouse') return null
  const [least, most] = PLOT_SHARE[kind]
  return Math.round((size * (least + (most - least) * random.unit())) / 10) * 10
}

function depositOf({ purpose, price, isFurnished }: Offer): number | null {
  if (purpose !== 'rent' || price === null) return null
  return Math.round(price * (isFurnished ? DEPOSIT.furnished : DEPOSIT.unfurnished))
}

function availableFrom(random: Random, { purpose, type, now }: Offer): string | null {
  if (purpose !== 'rent' || type === 'land' || !random.chance(LATER_SHARE)) return null
  const day = new Date(now.getTime() + random.int(1, LATEST_DAYS) * DAY_MS)
  return day.toISOString().slice(0, 10)
}
