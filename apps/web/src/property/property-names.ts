import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { localPath, localTitle } from '@manzil/domain/local-name'
import type { InterfaceLanguage } from '@manzil/i18n/languages'

/** The title in the visitor's language, English where it has no other. */
export const titleOf = (
  property: Pick<PropertyCard, 'title' | 'title_ar' | 'titles'>,
  language: InterfaceLanguage,
): string => localTitle(property, language)

/** Where a property is, from the finest place up: 'Dubai Marina, Dubai'. */
export const placeOf = (
  { location, location_path: path }: Pick<PropertyCard, 'location' | 'location_path'>,
  language: InterfaceLanguage,
): string => (path.length === 0 ? location : localPath(path, language))

/**
 * The same for a card: building first, and the emirate only where nothing finer is known. An address may
 * name its places once more, in its own language; of those one name is said, the building's own first.
 */
export const cardPlaceOf = (
  {
    location,
    location_path: path,
    address,
  }: Pick<PropertyCard, 'location' | 'location_path' | 'address'>,
  language: InterfaceLanguage,
): string => {
  const places = path.length > 1 ? path.slice(1) : path
  const own = address === null ? '' : ownPart(address, path)
  const others = places.filter((place) => !namesOf(place).some((name) => within(own, name)))
  return (
    localPath([...others, ...(own === '' ? [] : [{ name: own, name_ar: own }])], language) ||
    location
  )
}

type Place = PropertyCard['location_path'][number]

const namesOf = ({ name, name_ar, names }: Place): string[] =>
  [name, name_ar, ...Object.values(names)].filter((each) => each !== '')

/** Words that join names of places, which are no name by themselves. */
const JOINING = /[^\p{L}\p{N}]|(?<!\p{L})(?:at|in|by|of|the|near|uae|في)(?!\p{L})/giu

const LETTER_BEFORE = /[\p{L}\p{N}]$/u
const LETTER_AFTER = /^[\p{L}\p{N}]/u

/** Where a name stands as a whole in a text, -1 where it does not. */
function startOf(text: string, name: string): number {
  const [all, part] = [text.toLowerCase(), name.toLowerCase()]
  for (let at = all.indexOf(part); at >= 0; at = all.indexOf(part, at + 1))
    if (!LETTER_BEFORE.test(all.slice(0, at)) && !LETTER_AFTER.test(all.slice(at + part.length)))
      return at
  return -1
}

const within = (text: string, name: string): boolean => startOf(text, name) >= 0

/** What an address says beside the places that the path names: 'Maple 1' of 'Maple 1, Maple at Dubai Hills'. */
function ownPart(address: string, path: readonly Place[]): string {
  // The longer first: "Downtown Dubai" holds "Dubai".
  const names = path.flatMap(namesOf).sort((one, other) => other.length - one.length)
  const without = (text: string): string => {
    const name = names.find((each) => within(text, each))
    if (name === undefined) return text
    const at = startOf(text, name)
    return without(`${text.slice(0, at)} ${text.slice(at + name.length)}`)
  }
  return address
    .split(/\s*[,،，]\s*/)
    .filter((part) => without(part).replaceAll(JOINING, '') !== '')
    .join(', ')
}
