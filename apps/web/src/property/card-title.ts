import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { InterfaceLanguage } from '@manzil/i18n/languages'
import { titleOf } from './property-names.ts'

type Titled = Pick<PropertyCard, 'title' | 'title_ar' | 'titles' | 'location_path' | 'address'>

/** What a title leads to the name of a place with, in the languages that set it apart. */
const LEADING = /( in| at| on| في| على| в| на|[\s,،，|•·–—-])*$/i

/**
 * The title for a card that names the place above it: without the names of the property's places at its
 * end. Empty where nothing else is said.
 */
export function cardTitle(property: Titled, language: InterfaceLanguage): string {
  // From the finest up: "Downtown Dubai" ends with "Dubai" too.
  const names = property.location_path
    .flatMap(({ name, name_ar, names: others }) => [name, name_ar, ...Object.values(others)])
    .concat(property.address ?? [])
    .reverse()
  const withoutEnd = (title: string): string => {
    const lower = title.toLowerCase()
    const name = names.find((each) => each && lower.endsWith(each.toLowerCase()))
    const before = name && title.slice(0, -name.length)
    // Of a longer word it is no name.
    return before === undefined || /\p{L}$/u.test(before)
      ? title
      : withoutEnd(before.replace(LEADING, ''))
  }
  return withoutEnd(titleOf(property, language).trim())
}
