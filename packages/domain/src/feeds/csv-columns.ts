/** Columns of a feed in CSV, in the order of the template; those of `neededColumns` have to be there. */
export const csvColumns = [
  'reference',
  'permit_number',
  'purpose',
  'type',
  'price',
  'rent_period',
  'title',
  'title_ar',
  'description',
  'description_ar',
  'city',
  'community',
  'sub_community',
  'building',
  'bedrooms',
  'bathrooms',
  'size_sqft',
  'plot_size_sqft',
  'furnished',
  'completion',
  'amenities',
  'service_charge',
  'cheques',
  'developer',
  'floor',
  'total_floors',
  'parking',
  'year_built',
  'handover',
  'available_from',
  'latitude',
  'longitude',
  'video_url',
  'tour_url',
  'photos',
  'floor_plans',
  'agent_email',
] as const

export type CsvColumn = (typeof csvColumns)[number]

export const neededColumns = [
  'reference',
  'purpose',
  'type',
  'price',
  'title',
  'description',
  'city',
] as const satisfies readonly CsvColumn[]

const example: Partial<Record<CsvColumn, string>> = {
  reference: 'AP-1042',
  permit_number: '71234567890',
  purpose: 'sale',
  type: 'apartment',
  price: '1850000',
  title: 'Two-bedroom apartment with a marina view',
  description: 'Corner apartment on a middle floor. The living room opens to a balcony.',
  city: 'Dubai',
  community: 'Dubai Marina',
  bedrooms: '2',
  bathrooms: '3',
  size_sqft: '1302',
  furnished: 'unfurnished',
  completion: 'ready',
  amenities: 'balcony|marina-view|gym',
  photos: 'https://example.com/1.jpg|https://example.com/2.jpg',
}

/** A file to begin with: the names of the columns, and one row that shows them. */
export const csvTemplate = (): string =>
  `${csvColumns.join(',')}\r\n${csvColumns.map((name) => quoted(example[name] ?? '')).join(',')}\r\n`

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
