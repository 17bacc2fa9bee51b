/** Sources as the assistant's own tools name them, with the keys of their texts. */
const sources = {
  listing: 'listing',
  search: 'search',
  'asking prices of live listings': 'asking',
} as const

/** Fields likewise; the slug of a place may follow. Longer names stand before their beginnings. */
const fields = {
  'price_per_sqft median': 'price_per_sqft_median',
  'price_per_sqft lower quartile': 'price_per_sqft_low',
  'price_per_sqft upper quartile': 'price_per_sqft_high',
  'price_per_sqft × size': 'price_of_size',
  price_per_sqft: 'price_per_sqft',
  price: 'price',
  title: 'title',
  size: 'size',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  'listings for sale': 'listings_for_sale',
  'listings for rent': 'listings_for_rent',
  listings: 'listings',
  total: 'total',
  gross_yield: 'gross_yield',
} as const

type Named<Names extends Record<string, string>> = {
  /** The text's key; null for a name that we do not know. */
  key: Names[keyof Names] | null
  /** What follows the name, or all of one that is not known, readable. */
  rest: string
}

function read<Names extends Record<string, string>>(names: Names, text: string): Named<Names> {
  for (const name in names)
    if (text === name || text.startsWith(`${name} `))
      return { key: names[name], rest: text.slice(name.length + 1).replaceAll('-', ' ') }
  return { key: null, rest: text.replaceAll('_', ' ') }
}

export const readSource = (source: string) => read(sources, source)
export const readField = (field: string) => read(fields, field)
