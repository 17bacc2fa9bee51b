import { type AmenitySlug, amenities } from '@manzil/catalogue/amenities'

const key = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** What feeds call an amenity beside its own names. */
const otherNames: Readonly<Record<string, AmenitySlug>> = {
  'swimming pool': 'pool',
  'shared pool': 'pool',
  'gym or health club': 'gym',
  'shared gym': 'gym',
  'private gym': 'gym',
  'balcony or terrace': 'balcony',
  'maids room': 'maids-room',
  'maid s room': 'maids-room',
  'study room': 'study',
  'storage areas': 'storage',
  'security staff': 'security',
  '24 hours concierge': 'concierge',
  'concierge service': 'concierge',
  'centrally air conditioned': 'central-ac',
  'central a c heating': 'central-ac',
  'central a c': 'central-ac',
  'kids play area': 'play-area',
  'childrens play area': 'play-area',
  'barbeque area': 'barbecue-area',
  'lawn or garden': 'garden',
  'parking spaces': 'parking',
  'elevators in building': 'elevator',
  'view of water': 'water-view',
  'view of landmark': 'landmark-view',
}

const known: ReadonlyMap<string, AmenitySlug> = new Map([
  ...Object.entries(otherNames),
  ...amenities.flatMap(({ slug, names }) =>
    [slug, names.en, names.ar].map((name) => [key(name), slug] as const),
  ),
])

/** The amenities that the names mean, each once; others are left out. */
export const amenitiesNamed = (names: readonly string[]): AmenitySlug[] => [
  ...new Set(names.flatMap((name) => known.get(key(name)) ?? [])),
]
