import type { LanguageCode, SearchQuery } from '@manzil/api-client/generated/types.gen'

/** A search as somebody says it, and what everybody who reads it must understand. */
export interface SaidSearch {
  language: LanguageCode
  text: string
  query: SearchQuery
  /**
   * What it refuses. Only a conversation can keep that: the contract's query excludes nothing, so a
   * typed search leaves it out, and never asks for it.
   */
  refused?: { not_features?: string[]; not_location?: string[] }
}

const two = { bedrooms_min: 2, bedrooms_max: 2 }
const studio = { bedrooms_min: 0, bedrooms_max: 0 }

/** Only a sale can cost that much. */
const flat: SearchQuery = {
  ...two,
  type: ['apartment'],
  location: ['dubai-marina'],
  purpose: 'sale',
  price_max: 1_500_000,
}
const furnishedStudio: SearchQuery = {
  ...studio,
  furnished: 'furnished',
  location: ['jumeirah-village-circle'],
  purpose: 'rent',
  price_max: 60_000,
}
const maisonette: SearchQuery = { type: ['duplex'], location: ['city-walk'], purpose: 'rent' }
const bareVilla: SearchQuery = {
  bedrooms_min: 4,
  type: ['villa'],
  location: ['arabian-ranches'],
  purpose: 'sale',
  furnished: 'unfurnished',
}
const townhouse: SearchQuery = {
  type: ['townhouse'],
  location: ['dubai-hills-estate'],
  purpose: 'sale',
  price_min: 2_000_000,
  price_max: 3_000_000,
}
const office: SearchQuery = { type: ['office'], location: ['business-bay'], purpose: 'rent' }
const villa: SearchQuery = { type: ['villa'] }
const withPool: SearchQuery = { type: ['villa'], features: ['pool'] }
const withBalcony: SearchQuery = { type: ['apartment'], features: ['balcony'] }
const withoutPool = { not_features: ['pool'] }
const notInDeira = { not_location: ['deira'] }

/** One to a line: language, words, meaning, and what is refused. */
type Line = [LanguageCode, string, SearchQuery, SaidSearch['refused']?]

const lines: Line[] = [
  ['en', '2 bed apartment in Dubai Marina under 1.5m', flat],
  ['en', 'furnished studio for rent in JVC up to 60k a year', furnishedStudio],
  ['en', 'unfurnished villa for sale in Arabian Ranches with at least 4 bedrooms', bareVilla],
  ['en', 'townhouse between 2 and 3 million in Dubai Hills Estate', townhouse],
  ['en', 'office to rent in Business Bay over 1000 sqft', { ...office, size_min: 1000 }],
  ['en', 'villa without a pool', villa, withoutPool],
  ['en', 'maisonette to rent in City Walk', maisonette],
  ['en', 'apartment not in Deira', { type: ['apartment'] }, notInDeira],
  ['ar', 'شقة غرفتين في دبي مارينا أقل من 1.5 مليون', flat],
  ['ar', 'استوديو مفروش للإيجار في قرية جميرا الدائرية حتى 60 ألف سنويا', furnishedStudio],
  ['ar', 'فيلا غير مفروشة للبيع في المرابع العربية 4 غرف على الأقل', bareVilla],
  ['ar', 'تاون هاوس بين 2 و 3 مليون في دبي هيلز', townhouse],
  ['ar', 'مكتب للإيجار في الخليج التجاري', office],
  ['ar', 'فيلا بدون مسبح', villa, withoutPool],
  ['ar', 'شقة مع بلكونة', withBalcony],
  ['ru', 'квартира с 2 спальнями в Дубай Марина до 1,5 млн', flat],
  ['ru', 'студия с мебелью в аренду в JVC до 60 тысяч в год', furnishedStudio],
  ['ru', 'вилла без мебели на продажу в Arabian Ranches от 4 спален', bareVilla],
  ['ru', 'таунхаус от 2 до 3 миллионов в Dubai Hills', townhouse],
  ['ru', 'офис в аренду в Бизнес Бей', office],
  ['ru', 'вилла без бассейна', villa, withoutPool],
  ['ru', 'квартира не в Дейре', { type: ['apartment'] }, notInDeira],
  ['ru', 'вилла с бассейном', withPool],
  ['hi', 'दुबई मरीना में 2 बेडरूम अपार्टमेंट 15 लाख से कम', flat],
  ['hi', 'JVC में किराए पर फर्निश्ड स्टूडियो 60 हज़ार सालाना तक', furnishedStudio],
  ['hi', 'दुबई हिल्स में 2 से 3 मिलियन का टाउनहाउस', townhouse],
  ['hi', 'बिज़नेस बे में किराए पर ऑफिस', office],
  ['hi', 'बिना पूल का विला', villa, withoutPool],
  ['hi', 'स्विमिंग पूल वाला विला', withPool],
  ['zh', '迪拜码头两居室公寓150万以内', flat],
  ['zh', 'JVC带家具单间出租每年6万以内', furnishedStudio],
  ['zh', '阿拉伯牧场不带家具的别墅出售四居室以上', bareVilla],
  ['zh', '迪拜山庄联排别墅200万到300万', townhouse],
  ['zh', '商业湾办公室出租', office],
  ['zh', '不带泳池的别墅', villa, withoutPool],
  ['zh', '带泳池的别墅', withPool],
  ['de', '2-Schlafzimmer-Wohnung in Dubai Marina unter 1,5 Mio', flat],
  ['de', 'möbliertes Studio zur Miete in JVC bis 60.000 im Jahr', furnishedStudio],
  ['de', 'unmöblierte Villa zum Kauf in Arabian Ranches mit mindestens 4 Schlafzimmern', bareVilla],
  ['de', 'Reihenhaus zwischen 2 und 3 Millionen in Dubai Hills', townhouse],
  ['de', 'Büro zur Miete in Business Bay', office],
  ['de', 'Wohnung mit Balkon', withBalcony],
  ['de', 'Maisonette zur Miete in City Walk', maisonette],
  ['de', 'Villa ohne Pool', villa, withoutPool],
]

/** The same few searches in six languages: kind, rooms, prices, places, furniture, amenities, opposites. */
export const saidSearches: readonly SaidSearch[] = lines.map(
  ([language, text, query, refused]) => ({ language, text, query, ...(refused && { refused }) }),
)
