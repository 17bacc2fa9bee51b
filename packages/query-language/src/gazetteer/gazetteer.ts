import type { LanguageCode, PlaceKind } from '@manzil/api-client/generated/types.gen'
import {
  addPhrase,
  createPhraseTree,
  formsOf,
  longestMatch,
  type PhraseTree,
} from '../grammar/phrase-tree.ts'
import { tokenize } from '../language/tokens.ts'

/** A place that can be searched, with every name that visitors use for it, in any language. */
export interface Place {
  slug: string
  kind: PlaceKind
  parent: string | null
  name: string
  nameAr: string
  /** Its names in further languages. */
  names?: Readonly<Partial<Record<LanguageCode, string | undefined>>>
  aliases: readonly string[]
  /** Middle of where its properties are, WGS 84 degrees. */
  centre?: Readonly<{ lat: number; lng: number }>
  /** Its name is an everyday word; such a place is not looked for in free text. */
  needsParent: boolean
}

/** The places of the database by their names. */
export interface Gazetteer {
  tree: PhraseTree
  place: (slug: string) => Place | undefined
  /** Drops each place that holds another one of the list. */
  mostSpecific: (slugs: readonly string[]) => string[]
  /** From the place itself up to its emirate. */
  pathOf: (slug: string) => Place[]
  /** The broadest first. */
  places: readonly Place[]
}

const kindOrder: Readonly<Record<PlaceKind, number>> = {
  emirate: 0,
  community: 1,
  sub_community: 2,
}

/** A name that two places share means the broader one, and a place's own name goes before aliases. */
export function createGazetteer(places: readonly Place[]): Gazetteer {
  const bySlug = new Map(places.map((place) => [place.slug, place]))
  const ranked = [...places].sort((left, right) => kindOrder[left.kind] - kindOrder[right.kind])
  const tree = createPhraseTree([])
  const searchable = ranked.filter(({ needsParent }) => !needsParent)
  for (const { slug, name, nameAr } of searchable) addNames(tree, slug, [name, nameAr])
  for (const { slug, aliases } of searchable) addNames(tree, slug, aliases)
  for (const { slug, name, aliases } of searchable) addBareNames(tree, slug, [name, ...aliases])

  const pathOf = (slug: string): Place[] => {
    const path: Place[] = []
    let place = bySlug.get(slug)
    while (place !== undefined && !path.includes(place)) {
      path.push(place)
      place = place.parent === null ? undefined : bySlug.get(place.parent)
    }
    return path
  }
  return {
    tree,
    places: ranked,
    place: (slug) => bySlug.get(slug),
    pathOf,
    mostSpecific: (slugs) => {
      const holders = new Set(
        slugs.flatMap((slug) =>
          pathOf(slug)
            .slice(1)
            .map((place) => place.slug),
        ),
      )
      return [...new Set(slugs)].filter((slug) => !holders.has(slug))
    },
  }
}

function addNames(tree: PhraseTree, slug: string, names: readonly string[]): void {
  for (const name of names) {
    const clean = name.replaceAll('*', ' ')
    // 'The Marina' of another emirate must not take 'the marina' from the one that everybody means.
    const known = placeNamed(tree, clean.replace(/^the /iu, ''))
    if (known === undefined || known === slug) addPhrase(tree, clean, { kind: 'place', slug })
  }
}

const articles = /^(?:al|el|аль|эль|अल)[ -](?=.{4,})/iu

/** Names without their article, 'Furjan' for Al Furjan, where no other place is called so. */
function addBareNames(tree: PhraseTree, slug: string, names: readonly string[]): void {
  for (const name of names) {
    const bare = name.replace(articles, '')
    if (bare !== name && !bare.includes('*')) addPhrase(tree, bare, { kind: 'place', slug })
  }
}

function placeNamed(tree: PhraseTree, name: string): string | undefined {
  const forms = formsOf(tokenize(name))
  const match = longestMatch(tree, forms, 0)
  if (match?.length !== forms.length || match.cost > 0) return undefined
  return match.meaning.kind === 'place' ? match.meaning.slug : undefined
}
