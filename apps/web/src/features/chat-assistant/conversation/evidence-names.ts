/** Sources as the assistant's own tools name them, with the keys of their texts. */
const sources = {
  listing: 'listing',
  search: 'search',
  'asking prices of live listings': 'asking',
  request: 'request',
  'text of this site': 'text',
  calculation: 'calculation',
} as const

/** Fields likewise; a place may follow. Longer names stand before their beginnings. */
const fields = {
  'price_per_sqft median': 'price_per_sqft_median',
  'price_per_sqft lower quartile': 'price_per_sqft_low',
  'price_per_sqft upper quartile': 'price_per_sqft_high',
  'price_per_sqft quartiles': 'price_per_sqft_middle',
  'price_per_sqft difference': 'price_per_sqft_difference',
  'price_per_sqft × size': 'price_of_size',
  price_per_sqft: 'price_per_sqft',
  'price median': 'price_median',
  'rent median': 'rent_median',
  'price lower quartile': 'price_low',
  'price upper quartile': 'price_high',
  'price quartiles': 'price_middle',
  'price difference': 'price_difference',
  'price and fees': 'price_and_fees',
  'size difference': 'size_difference',
  medianPerSqft: 'price_per_sqft_median',
  lowPerSqft: 'price_per_sqft_low',
  highPerSqft: 'price_per_sqft_high',
  medianPrice: 'price_median',
  lowPrice: 'price_low',
  highPrice: 'price_high',
  price: 'price',
  title: 'title',
  type: 'type',
  location: 'location',
  features: 'features',
  furnished: 'furnished',
  completion: 'completion',
  service_charge: 'service_charge',
  available_from: 'available_from',
  handover: 'handover',
  size: 'size',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  'listings for sale': 'listings_for_sale',
  'listings for rent': 'listings_for_rent',
  'least listings': 'least_listings',
  listings: 'listings',
  total: 'total',
  gross_yield: 'gross_yield',
  'advert dates': 'advert_dates',
  reference: 'reference',
  passage: 'passage',
  loan: 'loan',
  'least down payment': 'down_payment',
  'down payment': 'down_payment',
  'monthly payment': 'monthly_payment',
  income: 'income',
  'interest rate': 'interest_rate',
  'example interest rate': 'example_rate',
  term: 'term',
  fees: 'fees',
} as const

interface Named<Key> {
  /** The text's key; null for a name that we do not know. */
  key: Key | null
  /** What follows the name: a place, by its name or slug. */
  rest: string
}

/** A field of an answer's evidence. */
export function readField(field: string): Named<(typeof fields)[keyof typeof fields]> {
  let name: keyof typeof fields
  for (name in fields)
    if (field === name || field.startsWith(`${name} `))
      return { key: fields[name], rest: field.slice(name.length + 1) }
  return { key: null, rest: '' }
}

/**
 * A source of an answer's evidence: one of ours by its key, an office or a bank by the name that it
 * has in the visitor's language. Our own names are small English words, and are never shown.
 */
export function readSource(source: string): {
  key: (typeof sources)[keyof typeof sources] | null
  name: string
} {
  let name: keyof typeof sources
  for (name in sources) if (source === name) return { key: sources[name], name: '' }
  return { key: null, name: /^[a-z]/.test(source) ? '' : source }
}
