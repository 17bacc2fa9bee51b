import type { MoneyDraft } from '../../money-draft.ts'
import { asksAmount } from '../../passages/asks-amount.ts'
import { readCashByParts } from './cash-by-parts.ts'
import { readMovingInByParts } from './moving-in-by-parts.ts'
import { saidPartsOf } from './said-parts.ts'
import type { Signs } from './signs.ts'
import { readYieldByParts } from './yield-by-parts.ts'

/** What a sum is of may be named by its kind. */
const ofKind: ReadonlySet<string> = new Set(['type', 'price', 'number', 'purpose', 'furnished'])

/**
 * A sum that no phrase of its own announces: two or three words of its parts, and figures with what they
 * are, tell which one is asked for. Undefined where homes are looked for.
 */
export function readSumByParts(signs: Signs): MoneyDraft | undefined {
  const { said } = signs
  // 'What do we need?' looks for no home, unless one is described.
  const names = said.mentions.some(({ criterion: { slot } }) => !ofKind.has(slot))
  const looks = said.flags.cues.has('search') && signs.describes
  if (looks && (names || !asksAmount(said.text))) return undefined
  const parts = saidPartsOf(signs)
  return readYieldByParts(parts) ?? readMovingInByParts(parts) ?? readCashByParts(parts)
}
