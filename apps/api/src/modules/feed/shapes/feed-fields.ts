import type { PropertyType, Purpose } from '@manzil/api-client/generated/types.gen'
import type { FeedPicture } from '@manzil/domain/feeds/feed-content'

/** What the shapes have in common: texts as a row states them, empty where it does not. */
export interface FeedFields {
  reference: string
  permit: string
  purpose: Purpose | undefined
  /** What the row says instead of a purpose or a kind that is known. */
  said: { purpose: string; type: string }
  type: PropertyType | undefined
  /** In AED. */
  price: string
  /** How often it is paid in a year. */
  payments: number | undefined
  title: string
  titleAr: string
  description: string
  descriptionAr: string
  /** From the building to the emirate. */
  address: readonly string[]
  bedrooms: string
  bathrooms: string
  size: string
  plotSize: string
  furnished: string
  completion: string
  amenities: readonly string[]
  serviceCharge: string
  cheques: string
  developer: string
  floor: string
  totalFloors: string
  parking: string
  yearBuilt: string
  handover: string
  availableFrom: string
  lat: string
  lng: string
  video: string
  tour: string
  pictures: readonly FeedPicture[]
  agentEmail: string
  /** The feed still names it and offers it no longer. */
  isWithdrawn: boolean
}

/** How often a year a rent of this period is paid; undefined for one that nobody knows. */
export const paymentsOf = (period: string): number | undefined => {
  const [, times] =
    periods.find(([pattern]) => pattern.test(period.trim())) ?? ([undefined, undefined] as const)
  return times
}

const periods: readonly (readonly [RegExp, number])[] = [
  [/^(?:|y|yearly|annual(?:ly)?|per year|year)$/i, 1],
  [/^(?:quarterly|quarter)$/i, 4],
  [/^(?:m|monthly|per month|month)$/i, 12],
  [/^(?:w|weekly|per week|week)$/i, 52],
]

export const picturesOf = (photos: readonly string[], plans: readonly string[]): FeedPicture[] => [
  ...photos.map((url) => ({ url, role: 'photo' as const })),
  ...plans.map((url) => ({ url, role: 'plan' as const })),
]
