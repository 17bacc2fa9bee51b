import type { Meaning } from '../grammar/meaning.ts'
import type { Piece } from '../grammar/pieces.ts'
import type { Mention } from './mentions.ts'

/** Words between two things that are swapped: 'JVC ko hata ke Arjan'. */
const mostBetween = 3

const swappable: ReadonlySet<Mention['criterion']['slot']> = new Set([
  'location',
  'type',
  'features',
])

/** 'Swap JVC for Arjan', 'JVC की जगह Arjan', '把JVC换成Arjan': the first gives way to the second. */
export function applySwaps(pieces: readonly Piece[], mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention): Mention => {
    const { criterion, stance, last } = mention
    if (stance !== 'want' || !swappable.has(criterion.slot)) return mention
    const next = mentions.find(({ first }) => first > last)
    if (next === undefined || next.criterion.slot !== criterion.slot || next.stance !== 'want')
      return mention
    const between = pieces.slice(last + 1, next.first)
    const isSwap = leads(pieces, mention) || between.some(({ meaning }) => parts(meaning))
    const isNear = between.length > 0 && between.length <= mostBetween
    return isSwap && isNear && between.every(isLink) ? { ...mention, stance: 'remove' } : mention
  })
}

/** 'Swap the balcony for …' has an article between. */
const leads = (pieces: readonly Piece[], { first }: Mention): boolean => {
  const [article, verb] = [pieces[first - 1]?.meaning, pieces[first - 2]?.meaning]
  return swaps(article) || (article?.kind === 'plain' && swaps(verb))
}

const swaps = (meaning: Meaning | undefined): boolean =>
  (meaning?.kind === 'set' || meaning?.kind === 'plain') && meaning.swaps === true

const parts = (meaning: Meaning): boolean =>
  (meaning.kind === 'about' || meaning.kind === 'set') && meaning.swaps === true

const linking: ReadonlySet<Meaning['kind']> = new Set([
  'plain',
  'inside',
  'until',
  'bound',
  'set',
  'about',
])

const isLink = ({ meaning }: Piece): boolean => linking.has(meaning.kind)
