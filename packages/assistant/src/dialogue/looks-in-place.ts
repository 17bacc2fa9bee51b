import { shareOf, type TurnKindGuess } from '../turn-kind/turn-kind.ts'
import { looksForAny } from '../understanding/asked-area.ts'
import { seeksElsewhere } from '../understanding/asks-for-lack.ts'
import type { Understanding } from '../understanding/understanding.ts'

/** 'Is there anything' may look for homes, and for what is worth knowing. */
const maybeSearch = 0.1

/** 'Isn't there one in Karama?', 'is there anything in Mirdif with a dog?' look for homes in a place. */
export const looksInPlace = (
  said: string,
  { told, before }: Understanding,
  guess: TurnKindGuess,
): boolean =>
  seeksElsewhere(said, told, before) ||
  (told.location !== undefined && looksForAny(said) && shareOf('search', guess) >= maybeSearch)
