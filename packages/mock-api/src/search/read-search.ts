import type { SearchQuery } from '@manzil/api-client/generated/types.gen'

/** Numbers as they are typed, with what they are counted in. */
const amount =
  '(\\d+(?:[.,]\\d+)*)\\s*(million|mn|m|k|thousand|مليون|ملايين|ألف|الف)?(?![\\p{L}\\d])'
const currency = '(?:aed|dhs?|dirhams?|درهم)?\\s*'
const period =
  '\\s*(?:aed|dhs?|درهم)?\\s*(per year|a year|yearly|\\/\\s?year|سنويا|سنويًا|per month|a month|monthly|شهريا|شهريًا)?'
const most = '(?:under|below|up to|less than|max(?:imum)?|أقل من|اقل من|حتى|تحت)'
const least = '(?:over|above|at least|more than|min(?:imum)?|أكثر من|اكثر من|فوق)'
const size = '\\s*(?:sq\\s?ft|sqft|square feet|قدم(?: مربعة?)?)'
const room = '\\s*-?\\s*(?:bed(?:room)?s?|br|bhk|غرف(?:ة)?(?: نوم)?)(?![\\p{L}])'

type Reader = readonly [pattern: string, read: (groups: string[]) => SearchQuery]

const thousand = /^(?:k|thousand|ألف|الف)$/

function value(digits = '', unit = ''): number {
  const plain = digits.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.')
  const factor = unit === '' ? 1 : thousand.test(unit) ? 1e3 : 1e6
  return Math.round(Number.parseFloat(plain) * factor)
}

const isMonthly = (text = ''): boolean => /month|شهر/.test(text)
const yearly = (aed: number, per?: string): number => (isMonthly(per) ? aed * 12 : aed)
const rent = (per?: string): SearchQuery => (per ? { purpose: 'rent' } : {})

/** What is read, the longest readings first; each takes its words out of the text. */
const readers: readonly Reader[] = [
  [`${most}\\s*${amount}${size}`, ([a, u]) => ({ size_max: value(a, u) })],
  [`(?:${least}\\s*)?${amount}${size}`, ([a, u]) => ({ size_min: value(a, u) })],
  [
    `(?:between|from|بين|من)?\\s*${currency}${amount}\\s*(?:-|–|to|and|إلى|الى|و)\\s*${currency}(\\d+(?:[.,]\\d+)*)\\s*(million|mn|m|k|thousand|مليون|ملايين|ألف|الف)${period}`,
    ([a, u, b, v, per]) => ({
      price_min: yearly(value(a, u || v), per),
      price_max: yearly(value(b, v), per),
      ...rent(per),
    }),
  ],
  [
    `(\\d{1,2})\\s*(?:-|–|to|or|إلى|الى|او|أو)\\s*(\\d{1,2})${room}`,
    ([a, b]) => ({ bedrooms_min: Number(a), bedrooms_max: Number(b) }),
  ],
  [`(\\d{1,2})\\+?${room}`, ([a]) => ({ bedrooms_min: Number(a), bedrooms_max: Number(a) })],
  ['غرفتين(?: نوم)?', () => ({ bedrooms_min: 2, bedrooms_max: 2 })],
  ['(?:studios?|استوديو|ستوديو)', () => ({ bedrooms_min: 0, bedrooms_max: 0 })],
  [`(\\d{1,2})\\+?\\s*(?:bath(?:room)?s?|حمام(?:ات)?)`, ([a]) => ({ bathrooms_min: Number(a) })],
  [
    `${most}\\s*${currency}${amount}${period}`,
    ([a, u, per]) => ({ price_max: yearly(value(a, u), per), ...rent(per) }),
  ],
  [
    `${least}\\s*${currency}${amount}${period}`,
    ([a, u, per]) => ({ price_min: yearly(value(a, u), per), ...rent(per) }),
  ],
  ['(?:unfurnished|غير مفروش(?:ة)?)', () => ({ furnished: 'unfurnished' })],
  ['(?:partly|semi)[ -]furnished', () => ({ furnished: 'partly' })],
  ['(?:furnished|مفروش(?:ة)?)', () => ({ furnished: 'furnished' })],
  ['(?:off[ -]?plan|على الخارطة|على المخطط)', () => ({ completion: 'off_plan' })],
  ['(?:ready(?: to move(?: in)?)?|جاهز(?:ة)?)', () => ({ completion: 'ready' })],
  ['(?:(?:for|to) rent|rent|للإيجار|للايجار|إيجار|ايجار)', () => ({ purpose: 'rent' })],
  ['(?:for sale|to buy|buy|للبيع|شراء)', () => ({ purpose: 'sale' })],
]

/** The price of a sale from here on, where nothing else says so. AED */
const smallestSale = 400_000

const digits = /[٠-٩]/g
const little = /(?<![\p{L}\p{N}])(?:in|at|with|and|a|an|the|في|مع)(?![\p{L}\p{N}])/gu

/** The filters that a text names, and in `search` the words that are left. */
export function readSearch(text: string): SearchQuery {
  let rest = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(digits, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660))
  const found: SearchQuery = {}
  for (const [pattern, read] of readers) {
    const match = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u').exec(rest)
    if (!match) continue
    const [whole, ...groups] = match
    // What was read first stays: a price of a period has told the purpose.
    Object.assign(found, { ...read(groups), ...found })
    rest = rest.replace(whole, ' ')
  }
  const price = found.price_max ?? found.price_min
  const isSale = found.completion === 'off_plan' || (price ?? 0) >= smallestSale
  if (found.purpose === undefined && isSale) found.purpose = 'sale'
  const search = (Object.keys(found).length > 0 ? rest.replace(little, ' ') : rest)
    .replace(/\s+/g, ' ')
    .trim()
  return { ...found, ...(search !== '' && { search }) }
}
