import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import { parse } from 'csv-parse/sync'
import { listedPath } from './area-rules.ts'
import { bedroomsThatFit } from './bedrooms.ts'
import { houseTypeBySize } from './house-type.ts'
import { MonthSpan, type Observation, type Reading } from './observation.ts'

/** Older properties of each file say nothing about its year. */
const RENTS_SINCE = '2024-06'
const SALES_SINCE = '2023-06'

interface RentProperty {
  readonly type: string
  readonly added_on: string
  readonly price: { readonly amount: string }
  readonly location: string
  readonly bed_bath_size: { readonly bedrooms: string; readonly size: string }
}

interface SaleProperty {
  readonly title: string
  readonly Address: string
  readonly bedrooms: string
  readonly Date: string
  readonly price: string
  readonly 'size sqft': string
}

const RENT_TYPES: Readonly<Record<string, PropertyType>> = {
  Apartment: 'apartment',
  Villa: 'villa',
  Townhouse: 'townhouse',
  'Hotel Apartment': 'hotel-apartment',
  Penthouse: 'penthouse',
  'Villa Compound': 'villa-compound',
}

/** Communities of houses only; in the others a property is taken for an apartment unless it says more. */
const HOUSES: ReadonlySet<string> = new Set(
  (
    'the-springs the-meadows the-lakes emirates-hills arabian-ranches arabian-ranches-2 ' +
    'arabian-ranches-3 damac-hills-2 damac-lagoons tilal-al-ghaf the-valley reem serena rukan ' +
    'the-villa the-oasis jumeirah-park jumeirah-islands jumeirah-golf-estates nad-al-sheba ' +
    'living-legends the-heights al-shamkha al-jubail-island ramhan-island hayyan al-zahya ' +
    'al-yasmeen al-amerah al-alia al-mowaihat al-helio al-bahia-ajman sharjah-sustainable-city ' +
    'palm-jebel-ali al-hamriyah tilal-city falcon-city cherrywoods villanova the-acres ' +
    'noya yas-acres west-yas al-reef-villas haven-by-aldar victory-heights district-11 ' +
    'sidra maple saadiyat-lagoons murooj-al-furjan tilal-al-furjan jebel-ali-village'
  ).split(' '),
)

/** "16 June 2025" and "8/14/2024" (month first) alike. */
function isoDate(text: string): string {
  const date = new Date(`${text} UTC`)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

/** "7+" counts as unknown, not as seven. Some studios hide in a stringified object. */
function bedroomsOf(text: string): number | null {
  const plain = /^\d+$/.exec(text)?.[0] ?? /'value': '(\d+)'/.exec(text)?.[1]
  return plain === undefined ? null : Number(plain)
}

function numberOf(text: string): number {
  return Number(text.replace(/[^\d.]/g, ''))
}

/** Yearly rents asked in Dubai. */
export function readAskingRents(dir: string): Reading {
  const rows: readonly RentProperty[] = JSON.parse(
    readFileSync(path.join(dir, 'listings', 'rent-2025.json'), 'utf8'),
  )
  const observations: Observation[] = []
  const span = new MonthSpan()
  for (const row of rows) {
    const place = listedPath(row.location ?? '', 'dubai') ?? ['dubai']
    const type = RENT_TYPES[row.type]
    const price = numberOf(row.price.amount)
    const size = numberOf(row.bed_bath_size.size)
    const date = isoDate(row.added_on)
    if (type === undefined || date < RENTS_SINCE || !(price > 0) || !(size > 0)) continue
    span.add(date)
    const bedrooms = bedroomsThatFit(type, bedroomsOf(String(row.bed_bath_size.bedrooms)), size)
    observations.push({ path: place, type, bedrooms, price, size })
  }
  return { observations, rowsRead: rows.length, from: span.from, to: span.to }
}

/** The file says no type: words of title and address first, then what the community is built of. */
function guessSaleType(
  row: SaleProperty,
  place: readonly string[],
  bedrooms: number | null,
  size: number,
): PropertyType | undefined {
  const text = `${row.title} ${row.Address}`.toLowerCase()
  if (/\b(whole|full) building\b|\bland\b(?!mark)|\bplot for sale\b|\boffice\b/.test(text))
    return undefined
  if (/penthouse/.test(text)) return 'penthouse'
  if (/townhouse|town house/.test(text)) return 'townhouse'
  if (/\bvillas?\b|mansion/.test(text)) return houseTypeBySize(bedrooms, size)
  if (/duplex/.test(text)) return 'duplex'
  const isHouse = place.some((slug) => HOUSES.has(slug)) && (bedrooms ?? 5) >= 3
  return isHouse ? houseTypeBySize(bedrooms, size) : 'apartment'
}

/** Sale prices asked in the emirates. */
export function readAskingSales(dir: string): Reading {
  const rows: readonly SaleProperty[] = parse(
    readFileSync(path.join(dir, 'listings', 'sale-2024.csv')),
    { bom: true, columns: true, skip_empty_lines: true },
  )
  const observations: Observation[] = []
  const span = new MonthSpan()
  const seen = new Set<string>()
  for (const row of rows) {
    const key = JSON.stringify(row)
    if (seen.has(key)) continue
    seen.add(key)
    const place = listedPath(row.Address)
    const price = numberOf(row.price)
    const size = numberOf(row['size sqft'])
    const date = isoDate(row.Date)
    if (place === undefined || date < SALES_SINCE || !(price > 0) || !(size > 0)) continue
    const bedrooms = bedroomsOf(row.bedrooms)
    const type = guessSaleType(row, place, bedrooms, size)
    if (type === undefined) continue
    span.add(date)
    const fitting = bedroomsThatFit(type, bedrooms, size)
    observations.push({ path: place, type, bedrooms: fitting, price, size })
  }
  return { observations, rowsRead: rows.length, from: span.from, to: span.to }
}
