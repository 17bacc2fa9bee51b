import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { LazyPart } from '../../../loading/lazy-with-texts.ts'
import type { SectionId } from './section-ids.ts'

export interface SectionProps {
  property: PropertyDetail
  /** In the language of the page. */
  title: string
}

/** Sections below the fold; the others are drawn with the page. */
export type LazyId = Exclude<SectionId, 'overview' | 'description' | 'enquiry'>

interface SectionPart extends LazyPart<SectionProps> {
  /** Room that is kept until it is there; about its own height on a phone. */
  height: string
}

const texts = ['particulars'] as const

/** Code of each section, fetched when the visitor comes near. */
export const lazyParts: Readonly<Record<LazyId, SectionPart>> = {
  amenities: { load: () => import('./sections/Amenities.tsx'), texts, height: '12rem' },
  tour: { load: () => import('./sections/tour/Tour.tsx'), texts, height: '22rem' },
  price: { load: () => import('./sections/price/PriceCompared.tsx'), texts, height: '26rem' },
  costs: { load: () => import('./sections/costs/Costs.tsx'), texts, height: '40rem' },
  mortgage: { load: () => import('./sections/mortgage/Mortgage.tsx'), texts, height: '40rem' },
  place: { load: () => import('./sections/place/Place.tsx'), texts, height: '36rem' },
  listing: { load: () => import('./sections/advert/AboutProperty.tsx'), texts, height: '24rem' },
  similar: { load: () => import('./sections/SimilarProperties.tsx'), texts, height: '28rem' },
}
