import type {
  Furnishing,
  SearchField,
  SearchQuery,
  SearchSuggestion,
} from '@manzil/api-client/generated/types.gen'

type Part = SearchSuggestion['parts'][number]

/** A name in both languages. */
export interface Name {
  en: string
  ar: string
}

/** How places, kinds and amenities are called. */
export interface QueryNames {
  place: (slug: string) => Name | undefined
  type: (slug: string) => Name | undefined
  amenity: (slug: string) => Name | undefined
}

const furnishing: Readonly<Record<Furnishing, Name>> = {
  furnished: { en: 'Furnished', ar: 'مفروش' },
  unfurnished: { en: 'Unfurnished', ar: 'غير مفروش' },
  partly: { en: 'Partly furnished', ar: 'مفروش جزئيًا' },
}

/** What a query asks for in words, part by part, in the order in which people say it. */
export function partsOf(query: SearchQuery, names: QueryNames): Part[] {
  const parts: Part[] = []
  const add = (field: SearchField, name: Name | undefined) => {
    if (name) parts.push({ field, label: name.en, label_ar: name.ar })
  }
  const { purpose, completion, furnished, search } = query
  if (purpose) add('purpose', purpose === 'sale' ? forSale : forRent)
  add('bedrooms_min', bedrooms(query))
  for (const slug of query.type ?? []) add('type', names.type(slug))
  for (const slug of query.location ?? []) add('location', names.place(slug))
  add('price_max', range(query.price_min, query.price_max, money))
  add('size_min', range(query.size_min, query.size_max, area))
  if (query.bathrooms_min !== undefined) {
    const number = query.bathrooms_min
    add('bathrooms_min', { en: `${number}+ bathrooms`, ar: `${number}+ حمامات` })
  }
  if (furnished) add('furnished', furnishing[furnished])
  if (completion) add('completion', completion === 'ready' ? ready : offPlan)
  for (const slug of query.features ?? []) add('features', names.amenity(slug))
  if (search) add('search', { en: `“${search}”`, ar: `«${search}»` })
  return parts
}

const forSale: Name = { en: 'For sale', ar: 'للبيع' }
const forRent: Name = { en: 'For rent', ar: 'للإيجار' }
const ready: Name = { en: 'Ready', ar: 'جاهز' }
const offPlan: Name = { en: 'Off-plan', ar: 'على الخارطة' }
const studio: Name = { en: 'Studio', ar: 'استوديو' }

function bedrooms({ bedrooms_min: min, bedrooms_max: max }: SearchQuery): Name | undefined {
  if (min === undefined && max === undefined) return undefined
  if (max === undefined) return { en: `${min}+ bedrooms`, ar: `${min}+ غرف نوم` }
  if (min === undefined) return { en: `Up to ${max} bedrooms`, ar: `حتى ${max} غرف نوم` }
  if (min !== max) return { en: `${min}–${max} bedrooms`, ar: `${min}–${max} غرف نوم` }
  if (max === 0) return studio
  return { en: max === 1 ? '1 bedroom' : `${max} bedrooms`, ar: arabicBedrooms(max) }
}

function arabicBedrooms(number: number): string {
  if (number === 1) return 'غرفة نوم'
  if (number === 2) return 'غرفتا نوم'
  return number <= 10 ? `${number} غرف نوم` : `${number} غرفة نوم`
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('en')

const million = 1_000_000
const thousand = 1000

function money(amount: number): Name {
  const short = (unit: number) => String(Math.round((amount / unit) * 100) / 100)
  const ar =
    amount >= million
      ? `${short(million)} مليون درهم`
      : amount >= thousand
        ? `${short(thousand)} ألف درهم`
        : `${amount} درهم`
  return { en: `AED ${compact.format(amount)}`, ar }
}

const area = (sqft: number): Name => ({
  en: `${whole.format(sqft)} sqft`,
  ar: `${whole.format(sqft)} قدم مربعة`,
})

function range(
  min: number | undefined,
  max: number | undefined,
  name: (value: number) => Name,
): Name | undefined {
  const [from, to] = [min, max].map((value) => (value === undefined ? undefined : name(value)))
  if (from && to) return { en: `${from.en} to ${to.en}`, ar: `من ${from.ar} إلى ${to.ar}` }
  if (to) return { en: `Up to ${to.en}`, ar: `حتى ${to.ar}` }
  return from && { en: `From ${from.en}`, ar: `من ${from.ar}` }
}

const separator = ' · '

/** Longest label that the contract takes, in letters. */
const longestLabel = 600

/** A query as a suggestion. */
export function querySuggestion(
  query: SearchQuery,
  count: number,
  names: QueryNames,
): SearchSuggestion {
  const parts = partsOf(query, names).slice(0, 24)
  const join = (labels: string[]) => labels.join(separator).slice(0, longestLabel)
  return {
    kind: 'query',
    id: addressOf(query).slice(0, 1000),
    label: join(parts.map(({ label }) => label)),
    label_ar: join(parts.map(({ label_ar }) => label_ar)),
    detail: null,
    detail_ar: null,
    location_path: [],
    count,
    query,
    parts,
    link: null,
  }
}

function addressOf(query: SearchQuery): string {
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value]) address.append(name, String(each))
  return address.toString()
}
