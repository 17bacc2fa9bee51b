import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { AmenitySlug } from '@manzil/catalogue/amenities'
import type { TextFacts } from '../text-facts.ts'

const FIGURES = new Intl.NumberFormat('en-US')

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const

const NOUNS: Readonly<Record<PropertyType, string>> = {
  apartment: 'apartment',
  penthouse: 'penthouse',
  duplex: 'duplex',
  'hotel-apartment': 'hotel apartment',
  villa: 'villa',
  townhouse: 'townhouse',
  'villa-compound': 'compound villa',
  office: 'office',
  retail: 'shop',
  warehouse: 'warehouse',
  land: 'plot',
}

const SUBTYPE_NOUNS: Readonly<Record<string, string>> = {
  'full-floor': 'full-floor apartment',
  serviced: 'serviced apartment',
  detached: 'detached villa',
  twin: 'twin villa',
  beachfront: 'beachfront villa',
  'end-unit': 'end-unit townhouse',
  'middle-unit': 'middle-unit townhouse',
  fitted: 'fitted office',
  'shell-and-core': 'shell-and-core office',
  showroom: 'showroom',
  storage: 'storage warehouse',
  'light-industry': 'light-industry unit',
  'residential-plot': 'residential plot',
  'commercial-plot': 'commercial plot',
}

const VIEWS: Readonly<Partial<Record<AmenitySlug, readonly [noun: string, object: string]>>> = {
  'sea-view': ['a sea view', 'the sea'],
  'burj-khalifa-view': ['a Burj Khalifa view', 'the Burj Khalifa'],
  'marina-view': ['a marina view', 'the marina'],
  'golf-view': ['a golf course view', 'the golf course'],
  'canal-view': ['a canal view', 'the canal'],
  'lake-view': ['a lake view', 'the lake'],
  'park-view': ['a park view', 'the park'],
  'city-view': ['a city view', 'the city'],
  'water-view': ['a water view', 'the water'],
}

/** Whole numbers up to twelve as words, larger ones as figures. */
export function number(value: number): string {
  return NUMBERS[value] ?? String(value)
}

export function plural(value: number, noun: string): string {
  return `${number(value)} ${noun}${value === 1 ? '' : 's'}`
}

export function sqft(value: number): string {
  return `${FIGURES.format(value)} sqft`
}

export function ordinal(value: number): string {
  const tens = Math.floor(value / 10) % 10
  const ending = tens === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')
  return `${value}${ending}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "an apartment", "a studio". */
export function withArticle(noun: string): string {
  return `${/^(?!one)[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

/** Short name of the kind: "apartment", "end-unit townhouse". */
export function kindOf({ type, subtype }: TextFacts): string {
  return SUBTYPE_NOUNS[subtype ?? ''] ?? NOUNS[type]
}

/** The property with its bedrooms: "two-bedroom apartment", "studio", "fitted office". */
export function property(facts: TextFacts): string {
  const { bedrooms, type } = facts
  if (bedrooms === null) return kindOf(facts)
  if (bedrooms === 0) return type === 'hotel-apartment' ? 'hotel studio' : 'studio'
  return `${number(bedrooms)}-bedroom ${kindOf(facts)}`
}

/** Islands and roads are lived on, other places in. */
const LIVED_ON = /\bIsland$|\bRoad$|^Palm |^Dubai Islands$|^The World Islands$/

/** "in Dubai Marina", "on Palm Jumeirah". */
export function where({ place }: TextFacts): string {
  return `${LIVED_ON.test(place.en) ? 'on' : 'in'} ${place.en}`
}

/** How a text refers back to it: "the property", "the office". */
export function back({ type, bedrooms }: TextFacts): string {
  if (bedrooms === 0) return 'the studio'
  if (type === 'villa-compound') return 'the villa'
  return `the ${type === 'hotel-apartment' ? 'apartment' : NOUNS[type]}`
}

/** "a marina view". */
export function viewOf(facts: TextFacts): string | undefined {
  return VIEWS[facts.view ?? 'pool']?.[0]
}

/** "the marina". */
export function seenFrom(facts: TextFacts): string | undefined {
  return VIEWS[facts.view ?? 'pool']?.[1]
}

/** "2027-Q4" → "the fourth quarter of 2027". */
export function quarter(handover: string): string {
  const [year = '', part = ''] = handover.split('-Q')
  const names: Readonly<Record<string, string>> = {
    '1': 'first',
    '2': 'second',
    '3': 'third',
    '4': 'fourth',
  }
  return `the ${names[part] ?? part} quarter of ${year}`
}

/** "a, b and c". */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
