import type { NamedPlace } from '../catalogue/lookups.ts'

/** Building and part of the community are the first two; more of them is a list nobody reads. */
const MOST_PARTS = 2

const LONGEST = 300

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/**
 * What an address names below the places that are known of it: "Marina Gate 2" of
 * "Marina Gate 2, Dubai Marina, Dubai". Null where it names no more.
 */
export function addressBeyond(
  address: string | null,
  path: readonly Pick<NamedPlace, 'name_en'>[],
): string | null {
  const known = new Set(path.map(({ name_en }) => plain(name_en)))
  const parts = (address ?? '').split(',').map((part) => part.trim())
  // The last part is the emirate, under whichever name.
  const below = parts.slice(0, -1)
  const end = below.findIndex((part) => known.has(plain(part)))
  const named = (end === -1 ? below : below.slice(0, end)).filter((part) => plain(part) !== '')
  return named.slice(0, MOST_PARTS).join(', ').slice(0, LONGEST) || null
}
