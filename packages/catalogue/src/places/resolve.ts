import { foldName, withoutArticle } from '@manzil/domain/search/fold-name'
import type { Place } from './place.ts'

export interface ResolveOptions {
  /** Slug of the emirate that the place must be in. */
  readonly emirate?: string | undefined
  /** Slug of the community that the place should be in, or be. */
  readonly parent?: string | undefined
}

/** What an address of comma-separated parts says. */
export interface ResolvedAddress {
  /** The finest place known. */
  readonly place: Place
  /** From the emirate down to `place`. */
  readonly path: readonly Place[]
  /** The parts finer than `place` that no place answers to (buildings, unknown projects). */
  readonly rest: readonly string[]
}

export interface PlaceIndex {
  readonly bySlug: ReadonlyMap<string, Place>
  /** From the emirate down to the place itself. */
  pathOf(place: Place): readonly Place[]
  /** The best place for a name in any language, or undefined where none answers. */
  resolvePlaceName(text: string, options?: ResolveOptions): Place | undefined
  /** Reads "building, sub-community, community, city", finest part first. */
  resolveAddress(text: string): ResolvedAddress | undefined
}

interface Entry {
  readonly place: Place
  /** 0 own name, 1 alias, 2 register name, +3 without its article. Lower wins. */
  readonly rank: number
}

const LEVEL_ORDER = { emirate: 0, community: 1, sub_community: 2 } as const
const ARTICLE_RANK = 3
/** Shorter runs of letters inside a sentence are not taken for a place. */
const MIN_RUN = 6

function entriesOf(place: Place): readonly (readonly [string, number])[] {
  const named = Object.values(place.names).map((name) => [name, 0] as const)
  const aliased = place.aliases.map(({ lang, name }) => [name, lang === 'dld' ? 2 : 1] as const)
  return [...named, ...aliased]
}

/** Spellings to try: as written, without "(…)", without " - city", and what the brackets hold. */
function variants(text: string): readonly string[] {
  const open = text.replace(/\([^)]*\)?/gu, ' ')
  const inside = /\(([^)]*)\)/u.exec(text)?.[1]
  const beforeDash = text.split(/\s[-–]\s/u)[0] ?? ''
  return [text, open, beforeDash, inside ?? ''].map(foldName).filter((key) => key !== '')
}

/** Builds the lookup once; resolving a name is then a few map reads. */
export function buildPlaceIndex(places: readonly Place[]): PlaceIndex {
  const bySlug = new Map(places.map((place) => [place.slug, place]))
  const byKey = new Map<string, Entry[]>()

  function add(key: string, place: Place, rank: number): void {
    const list = byKey.get(key)
    if (list === undefined) byKey.set(key, [{ place, rank }])
    else list.push({ place, rank })
  }

  for (const place of places)
    for (const [name, rank] of entriesOf(place)) {
      const key = foldName(name)
      add(key, place, rank)
      const bare = withoutArticle(key)
      if (bare !== undefined) add(bare, place, rank + ARTICLE_RANK)
    }

  function pathOf(place: Place): readonly Place[] {
    const parent = place.parent === null ? undefined : bySlug.get(place.parent)
    return parent === undefined ? [place] : [...pathOf(parent), place]
  }

  function isWithin(place: Place, slug: string): boolean {
    return pathOf(place).some((step) => step.slug === slug)
  }

  function best(key: string, { emirate, parent }: ResolveOptions): Place | undefined {
    const fitting = (byKey.get(key) ?? []).filter(
      ({ place }) =>
        (emirate === undefined || isWithin(place, emirate) || place.listedUnder === emirate) &&
        (!place.needsParent || (parent !== undefined && isWithin(place, parent))),
    )
    const cost = ({ place, rank }: Entry): number =>
      (parent !== undefined && !isWithin(place, parent) ? 100 : 0) +
      (rank >= ARTICLE_RANK ? 20 : 0) +
      LEVEL_ORDER[place.kind] * 5 +
      rank
    return fitting.reduce<Entry | undefined>(
      (winner, entry) => (winner === undefined || cost(entry) < cost(winner) ? entry : winner),
      undefined,
    )?.place
  }

  function resolvePlaceName(text: string, options: ResolveOptions = {}): Place | undefined {
    for (const key of variants(text)) {
      const found = best(key, options)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** A community named inside a sentence ("villa for sale in Al Mowaihat area"): longest run wins. */
  function communityInside(text: string, emirate: string): Place | undefined {
    const words = foldName(text).split(' ')
    for (let length = words.length - 1; length > 0; length -= 1)
      for (let start = 0; start + length <= words.length; start += 1) {
        const key = words.slice(start, start + length).join(' ')
        const place = key.length < MIN_RUN ? undefined : best(key, { emirate })
        if (place?.kind === 'community') return place
      }
    return undefined
  }

  /**
   * Once the community is known, only what lies in it counts: a building may be called like a place
   * elsewhere. But portals also nest one community in another ("Dubai Islands, Deira"), so a
   * community may follow a community unless it is the finest part, which names the building.
   */
  function continues(path: readonly Place[], next: Place, isFinest: boolean): boolean {
    const [, community] = path
    if (community === undefined || isWithin(next, community.slug)) return true
    return !isFinest && path.length === 2 && next.kind === 'community'
  }

  function resolveAddress(text: string): ResolvedAddress | undefined {
    const parts = text.split(',').map((part) => part.trim())
    const fromCity = parts.filter((part) => part !== '').reverse()
    let place: Place | undefined
    let used = 0
    for (const [position, part] of fromCity.entries()) {
      const path = place === undefined ? [] : pathOf(place)
      const next = resolvePlaceName(part, { emirate: path[0]?.slug, parent: path[1]?.slug })
      if (next === undefined || !continues(path, next, position === fromCity.length - 1)) continue
      place = next
      used = position + 1
    }
    if (place === undefined) return undefined
    const [only = ''] = fromCity.slice(used)
    if (place.kind === 'emirate' && only !== '') place = communityInside(only, place.slug) ?? place
    return { place, path: pathOf(place), rest: fromCity.slice(used).reverse() }
  }

  return { bySlug, pathOf, resolvePlaceName, resolveAddress }
}
