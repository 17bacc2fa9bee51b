import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { InterfaceLanguage } from '@manzil/i18n/languages'
import { titleOf } from './property-names.ts'

type Titled = Pick<PropertyCard, 'title' | 'title_ar' | 'titles' | 'location_path' | 'address'>

/** What stands between the parts of an advertiser's title. */
const BETWEEN = /\s*[|•·]\s*|\s+[–—-]\s+/

/** What a title ends with before the name of a place, in the languages that set it apart. */
const LEADING = /( in| at| في| в|[\s,،，])*$/i

/**
 * The title for a card that names the place above it: without parts that are a place of the property,
 * and without its name at the end. Empty where nothing else is said.
 */
export function cardTitle(property: Titled, language: InterfaceLanguage): string {
  const names = property.location_path
    .flatMap(({ name, name_ar, names: others }) => [name, name_ar, ...Object.values(others)])
    .concat(property.address ?? [])
    .map((name) => name.toLowerCase())
  const parts = titleOf(property, language)
    .split(BETWEEN)
    .map((part) => withoutEnd(part.trim(), names))
  return parts.filter((part) => part !== '').join(' · ')
}

function withoutEnd(part: string, names: readonly string[]): string {
  const lower = part.toLowerCase()
  const name = names.find((each) => each !== '' && lower.endsWith(each))
  if (name === undefined) return part
  const before = part.slice(0, -name.length)
  // Of a longer word it is no name.
  return /\p{L}$/u.test(before) ? part : before.replace(LEADING, '')
}
