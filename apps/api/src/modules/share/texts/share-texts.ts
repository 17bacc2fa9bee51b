import type {
  Completion,
  Furnishing,
  GuideType,
  PropertyType,
  Purpose,
} from '@manzil/api-client/generated/types.gen'

/** The words of share pages in one language. */
export interface ShareTexts {
  skip: string
  /** Leads to the same property in the app. */
  open: string
  /** Leads to the same page in the app. */
  openOn: (brand: string) => string
  home: string
  breadcrumbs: string
  otherLanguages: string
  types: Record<PropertyType, string>
  /** As `Apartment for sale in Dubai Marina`. */
  offered: Record<Purpose, (type: string, place: string) => string>
  aYear: (price: string) => string
  onRequest: string
  studio: string
  facts: Record<
    | 'title'
    | 'place'
    | 'bedrooms'
    | 'bathrooms'
    | 'size'
    | 'plot'
    | 'pricePerArea'
    | 'completion'
    | 'furnished'
    | 'parking'
    | 'yearBuilt'
    | 'developer'
    | 'serviceCharge'
    | 'reference'
    | 'permit'
    | 'published',
    string
  >
  completion: Record<Completion, string>
  furnished: Record<Furnishing, string>
  noPermit: string
  demo: string
  description: string
  amenities: string
  contact: string
  similar: string
  registration: string
  speaks: string
  verified: string
  agency: string
  agents: string
  about: string
  listings: string
  forSale: string
  forRent: string
  sources: string
  related: string
  documents: string
  fees: string
  guides: Record<GuideType, string>
  guideDescription: Record<GuideType, string>
  faqs: string
  faqsDescription: string
  homesIn: (place: string) => string
  areaDescription: (place: string) => string
  newest: string
  places: string
  feedTitle: string
  feedDescription: string
  missing: { title: string; text: string }
  gone: { title: string; text: string }
  busy: { title: string; text: string }
  failed: { title: string; text: string }
  offline: { title: string; text: string; retry: string }
}
