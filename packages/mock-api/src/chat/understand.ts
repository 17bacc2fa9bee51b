import type { PropertyType, Purpose } from '@manzil/api-client/generated/types.gen'
import { foldName } from '@manzil/domain/search/fold-name'
import { places } from '@manzil/seed-data/places/places'
import type { MockConversation, World } from '../world.ts'

type Wishes = MockConversation['wishes']

/** What simple words of a message ask for, in any of the six languages. */
export function understand(world: World, text: string): Wishes {
  const plain = westernDigits(text.normalize('NFKC').toLowerCase())
  const location = placeIn(world, text)
  const bedrooms = bedroomsIn(plain)
  const price_max = budgetIn(plain)
  const purpose = wordIn(plain, purposeWords)
  const type = wordIn(plain, typeWords)
  return {
    ...(location !== undefined && { location }),
    ...(bedrooms !== undefined && { bedrooms }),
    ...(price_max !== undefined && { price_max }),
    ...(purpose !== undefined && { purpose }),
    ...(type !== undefined && { type }),
  }
}

/** Code points of the zeros of Arabic, Persian and Devanagari digits. */
const zeros = [0x660, 0x6f0, 0x966]

const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    return String(code - (zeros.find((zero) => code >= zero && code <= zero + 9) ?? code))
  })

interface PlaceName {
  slug: string
  /** Folded, with a space on either side unless the script writes none. */
  name: string
}

/** Every name of every place, the longest first. */
const placeNames: readonly PlaceName[] = places
  .filter(({ needsParent }) => !needsParent)
  .flatMap(({ slug, names, aliases }) => {
    const spoken = aliases.flatMap(({ lang, name }) => (lang === 'dld' ? [] : [name]))
    return [...Object.values(names), ...spoken].map((name) => ({ slug, name: edged(name) }))
  })
  .filter(({ name }) => name.trim().length > 2)
  .sort((a, b) => b.name.length - a.name.length)

/** `edged('JVC')` is found in `edged('a flat in JVC')` and not in `edged('ajvca')`. */
function edged(text: string): string {
  const folded = foldName(text)
  return /\p{Script=Han}/u.test(folded) ? folded : ` ${folded} `
}

/** The longest name of a place that has listings. */
function placeIn(world: World, text: string): string | undefined {
  const live = new Set(
    world.listings.flatMap(({ location_path }) => location_path.map(({ _id }) => _id)),
  )
  const spaced = ` ${foldName(text)} `
  return placeNames.find(({ slug, name }) => live.has(slug) && spaced.includes(name))?.slug
}

const bedroomWord =
  /(\d{1,2})\s*-?\s*(?:bed|br\b|bhk|غرف|спальн|комнат|बेडरूम|कमर|居|室|卧|房|schlafzimmer|zimmer)/
const studioWord = /studio|استوديو|студи|स्टूडियो|开间|单间/
const twoBedrooms = /غرفتين|غرفتي/

function bedroomsIn(text: string): number | undefined {
  const count = bedroomWord.exec(text)?.[1]
  if (count !== undefined) return Number(count)
  if (twoBedrooms.test(text)) return 2
  return studioWord.test(text) ? 0 : undefined
}

/** How many of one unit, in AED. Longer names stand before shorter ones. */
const units: readonly (readonly [word: string, factor: number])[] = [
  ['百万', 1e6],
  ['万', 1e4],
  ['millionen', 1e6],
  ['millions', 1e6],
  ['million', 1e6],
  ['mio', 1e6],
  ['mn', 1e6],
  ['مليون', 1e6],
  ['ملايين', 1e6],
  ['млн', 1e6],
  ['миллион', 1e6],
  ['मिलियन', 1e6],
  ['करोड़', 1e7],
  ['लाख', 1e5],
  ['thousand', 1e3],
  ['tausend', 1e3],
  ['ألف', 1e3],
  ['الف', 1e3],
  ['тыс', 1e3],
  ['हज़ार', 1e3],
  ['हजार', 1e3],
  ['k', 1e3],
  ['m', 1e6],
]
const amount = new RegExp(
  `(\\d[\\d.,\\u00a0]*)\\s*(${units.map(([word]) => word).join('|')})?(?![\\p{Script=Latin}\\d])`,
  'gu',
)
/** A bare figure from here on is a price, not a number of rooms or a size. AED */
const leastBareAmount = 10_000

function budgetIn(text: string): number | undefined {
  const found = [...text.matchAll(amount)].flatMap(([, digits = '', unit]) => {
    const factor = units.find(([word]) => word === unit)?.[1]
    const figure = readNumber(digits) * (factor ?? 1)
    return factor !== undefined || figure >= leastBareAmount ? [Math.round(figure)] : []
  })
  return found.length > 0 ? Math.max(...found) : undefined
}

/** "1,500,000" and "1.500.000" are a million and a half, and so is the 1.5 or 1,5 of "1,5 Mio". */
function readNumber(digits: string): number {
  const grouped = digits.replace(/[.,\u00a0](?=\d{3}(?:\D|$))/g, '')
  return Number.parseFloat(grouped.replace(',', '.')) || 0
}

type Words<T extends string> = readonly (readonly [T, RegExp])[]

const wordIn = <T extends string>(text: string, words: Words<T>): T | undefined =>
  words.find(([, pattern]) => pattern.test(text))?.[0]

const purposeWords: Words<Purpose> = [
  ['rent', /\brent|\blet\b|إيجار|ايجار|استئجار|аренд|снять|किराए|किराये|租|miete|mieten/],
  ['sale', /\bbuy|\bsale|purchase|شراء|للبيع|купить|покуп|продаж|खरीद|बिक्री|买|購|购|出售|kauf/],
]

const typeWords: Words<PropertyType> = [
  ['penthouse', /penthouse|بنتهاوس|пентхаус|पेंटहाउस|顶层公寓/],
  ['townhouse', /town\s?house|تاون ?هاوس|таунхаус|टाउनहाउस|联排|reihenhaus/],
  ['villa', /villa|فيلا|فلل|вилл|विला|别墅|haus\b/],
  ['office', /office|مكتب|офис|कार्यालय|ऑफिस|办公|büro/],
  ['apartment', /apartment|\bflat|شقة|شقق|квартир|अपार्टमेंट|फ़्लैट|फ्लैट|公寓|wohnung/],
]
