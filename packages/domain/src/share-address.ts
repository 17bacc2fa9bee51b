import type { GuideType, LanguageCode, PropertyCard } from '@manzil/api-client/generated/types.gen'

/**
 * Clean addresses that are passed on and found by search engines; the server answers each with a
 * page of its own. Rooted at the site, in English; `inLanguage` leads to the other languages.
 */
export const shareAddress = {
  property: (property: SharedProperty) => `/p/${withSlug(property._id, propertySlug(property))}`,
  agent: ({ _id, name }: SharedProfile) => `/agent/${withSlug(_id, nameSlug(name))}`,
  agency: ({ _id, name }: SharedProfile) => `/agency/${withSlug(_id, nameSlug(name))}`,
  blog: (slug: string) => `/blog/${slug}`,
  area: (place: string) => `/area/${place}`,
  guide: (type: GuideType) => `/guide/${type}`,
  faqs: () => '/faqs',
} as const

export type SharedProperty = Pick<
  PropertyCard,
  '_id' | 'type' | 'purpose' | 'bedrooms' | 'location_path'
>
type SharedProfile = { _id: string; name: string }

/** The address in a language; English needs no prefix. */
export const inLanguage = (address: string, language: LanguageCode): string =>
  language === 'en' ? address : `/${language}${address}`

const withSlug = (id: string, slug: string): string => (slug ? `${id}-${slug}` : id)

/**
 * Made of facts, in English: it reads the same in every language, stays when the title is edited,
 * and holds nothing that somebody typed.
 */
function propertySlug({ type, purpose, bedrooms, location_path }: SharedProperty): string {
  const rooms = bedrooms === null ? [] : bedrooms === 0 ? ['studio'] : [`${bedrooms}-bedroom`]
  const place = location_path.at(-1)?._id
  return [...rooms, type, `for-${purpose}`, ...(place ? ['in', place] : [])].join('-')
}

/** Longest slug of a name, in characters. */
const NAME_LENGTH = 60

/** Latin letters and digits of a name; empty where it has none. */
function nameSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_LENGTH)
    .replace(/^-+|-+$/g, '')
}
