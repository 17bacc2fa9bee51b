import type { LazyPart } from '../../../loading/lazy-with-texts.ts'
import type { LazyId } from './section-ids.ts'
import type { SectionProps } from './section-props.ts'

const texts = ['particulars'] as const

/** Code of each section, fetched when the visitor comes near. */
export const lazyParts: Readonly<Record<LazyId, LazyPart<SectionProps>>> = {
  amenities: { load: () => import('./sections/Amenities.tsx'), texts },
  tour: { load: () => import('./sections/tour/Tour.tsx'), texts },
  price: {
    load: () => import('./sections/price/PriceCompared.tsx'),
    texts: [...texts, 'verdict'],
  },
  costs: { load: () => import('./sections/costs/Costs.tsx'), texts },
  mortgage: { load: () => import('./sections/mortgage/Mortgage.tsx'), texts },
  place: { load: () => import('./sections/place/Place.tsx'), texts },
  listing: { load: () => import('./sections/advert/AboutProperty.tsx'), texts },
  similar: { load: () => import('./sections/SimilarProperties.tsx'), texts },
}
