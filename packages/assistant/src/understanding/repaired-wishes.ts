import type { Mention, Wish } from '@manzil/query-language/reading/mentions'
import type { Reading } from '@manzil/query-language/reading/reader'
import type { SearchSlots } from '../dialogue/state.ts'

/** A wish that was read into a word with a slip in it. */
export interface RepairedWish {
  /** The word as it was written. */
  written: string
  wish: SearchSlots
}

/** Only so many are said back; a message of slips says what it wants by its chips. */
const mostSaidBack = 3

/** Wishes whose words were corrected, in the order of the message. */
export function repairedWishes(
  text: string,
  { tokens, pieces }: Pick<Reading, 'tokens' | 'pieces'>,
  mentions: readonly Mention[],
): RepairedWish[] {
  const message = text.normalize('NFC')
  const found = new Map<string, RepairedWish>()
  for (const { wish, stance, first } of mentions) {
    const piece = pieces[first]
    if (piece === undefined || (stance !== 'want' && stance !== 'not')) continue
    if (!piece.corrected && piece.repaired !== true) continue
    const start = tokens[piece.first]?.start
    const end = tokens[piece.last]?.end
    const slots = slotsOf(wish)
    if (start === undefined || end === undefined || slots === undefined) continue
    const written = message.slice(start, end)
    if (!found.has(written)) found.set(written, { written, wish: slots })
  }
  return [...found.values()].slice(0, mostSaidBack)
}

function slotsOf(wish: Wish): SearchSlots | undefined {
  switch (wish.slot) {
    case 'location':
      return { location: [wish.slug] }
    case 'type':
      return wish.implied === true ? undefined : { type: [...wish.types] }
    case 'features':
      return { features: [wish.slug] }
    case 'purpose':
      return { purpose: wish.purpose }
    case 'completion':
      return { completion: wish.completion }
    case 'furnished':
      return { furnished: wish.furnished }
    default:
      return undefined
  }
}
