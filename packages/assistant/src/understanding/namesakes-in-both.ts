import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import { namesakeIn } from '@manzil/query-language/gazetteer/namesakes'
import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Mention } from '@manzil/query-language/reading/mentions'

/** What may stand between a place and the emirates that it is asked for in. */
const between: ReadonlySet<Meaning['kind']> = new Set([
  'joint',
  'mark',
  'plain',
  'inside',
  'unknown',
  'about',
])
const reach = 4

/** 'Al Nahda, Dubai or Sharjah': the places of that name in both, instead of a place and two emirates. */
export function withNamesakesInBoth(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
  gazetteer: Gazetteer,
): Mention[] {
  const places = mentions.flatMap((mention) =>
    mention.criterion.slot === 'location' && mention.stance === 'want'
      ? [{ mention, slug: mention.criterion.slug }]
      : [],
  )
  for (const [at, { mention: named, slug }] of places.entries()) {
    const emirates = places.slice(at + 1).filter((each) => isEmirate(each.slug, gazetteer))
    const row = [named, ...emirates.map(({ mention }) => mention)]
    if (emirates.length < 2 || isEmirate(slug, gazetteer) || !isRow(row, pieces)) continue
    const own = gazetteer.pathOf(slug).at(-1)?.slug
    const meant = new Map(
      emirates.flatMap((each): [Mention, string][] => {
        const there = each.slug === own ? slug : namesakeIn(slug, each.slug, gazetteer)
        return there === undefined ? [] : [[each.mention, there]]
      }),
    )
    if (meant.size < emirates.length) continue
    return mentions.flatMap((mention) => {
      if (mention === named) return []
      const there = meant.get(mention)
      return there === undefined
        ? [mention]
        : [{ ...mention, criterion: { slot: 'location', slug: there } }]
    })
  }
  return [...mentions]
}

const isEmirate = (slug: string, gazetteer: Gazetteer): boolean =>
  gazetteer.place(slug)?.kind === 'emirate'

const isRow = (row: readonly Mention[], pieces: readonly Piece[]): boolean =>
  row.slice(1).every((right, at) => {
    const words = pieces.slice((row[at]?.last ?? 0) + 1, right.first)
    return words.length <= reach && words.every(({ meaning }) => between.has(meaning.kind))
  })
