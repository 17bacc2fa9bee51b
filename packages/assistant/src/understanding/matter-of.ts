import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { Reading } from '@manzil/query-language/reading/reader'
import { shareOf, type TurnKindGuess } from '../turn-kind/turn-kind.ts'
import { aspectsIn } from './asked-area.ts'
import { judgesBarely } from './goes-on-with-question.ts'

/** A place in the story of a contract is not what is asked about. */
const story = { knowledge: 0.7, area: 0.15 }
const dubai = 'dubai'
/** A full stop behind a number ends no sentence. */
const sentences = /[^.!?;؟؛।。？！；\n]+(?:[.](?=\d)[^.!?;؟؛।。？！；\n]+)*[.!?;؟؛।。？！；\n]*/gu

/**
 * A message as texts are to be found for it: without 'is that legal?' and 'what can I do?', which many
 * headings say as well, and without the name of a place of Dubai where its story happens. Rules of other
 * emirates are found by their places.
 */
export function matterOf(
  said: string,
  { tokens, pieces }: Pick<Reading, 'tokens' | 'pieces'>,
  guess: TurnKindGuess,
  gazetteer: Gazetteer,
): string {
  const isStory =
    shareOf('knowledge', guess) >= story.knowledge &&
    shareOf('area', guess) <= story.area &&
    aspectsIn(said).length === 0
  if (!isStory) return said
  const isOfDubai = (slug: string): boolean => {
    const path = gazetteer.pathOf(slug)
    return path.length > 1 && path.at(-1)?.slug === dubai
  }
  const places = pieces.flatMap(({ meaning, first, last }) =>
    meaning.kind === 'place' && isOfDubai(meaning.slug)
      ? [{ start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 }]
      : [],
  )
  const left = places
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, said)
  const clauses = left.match(sentences) ?? []
  const kept = clauses.filter((clause) => !judgesBarely(clause))
  const matter = kept.join(' ').replace(/\s+/gu, ' ').trim()
  return /\p{L}/u.test(matter) ? matter : said
}
