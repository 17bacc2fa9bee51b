import type { Feature } from '@manzil/i18n/features'
import { paths } from './paths.ts'

/** A page that visitors enter by, as a search engine or a link of a friend leads them. */
export interface Entrance {
  path: string
  /** Texts beside the common ones. */
  texts: readonly Feature[]
  /** File of the page in `src`, as the route table imports it. */
  module: string
}

/**
 * The route table takes path and texts from here, and the build what to fetch beside the app's own
 * code, and what belongs in one file: they cannot differ.
 */
export const entrances = {
  home: { path: paths.home(), texts: ['home', 'search'], module: 'features/home/HomePage.tsx' },
  listing: {
    path: paths.propertyListing(),
    texts: ['listing', 'search', 'choosing', 'share'],
    module: 'features/property/property-listing/PropertyListingPage.tsx',
  },
  details: {
    path: paths.propertyDetails(''),
    texts: ['details', 'choosing', 'share'],
    module: 'features/property/property-details/PropertyDetailsPage.tsx',
  },
} as const satisfies Record<string, Entrance>
