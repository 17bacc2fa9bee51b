import type { MoneyDraft } from '../../money-draft.ts'
import { readCashByParts } from './cash-by-parts.ts'
import { readLettings } from './lettings.ts'
import { readMovingInByParts } from './moving-in-by-parts.ts'
import { readProceedsByParts } from './proceeds-by-parts.ts'
import type { Signs } from './signs.ts'
import { saidPartsOf } from './said-parts.ts'
import { readYieldByParts } from './yield-by-parts.ts'

/**
 * A sum that no phrase of its own announces: two or three words of its parts, and figures with what they
 * are, tell which one is asked for. Undefined where homes are looked for.
 */
export function readSumByParts(signs: Signs): MoneyDraft | undefined {
  const { said } = signs
  // 'What do we need?' looks for no home, unless one is described.
  if (said.flags.cues.has('search') && signs.describes) return undefined
  const parts = saidPartsOf(signs)
  return (
    readLettings(parts) ??
    readProceedsByParts(parts) ??
    readYieldByParts(parts) ??
    readMovingInByParts(parts) ??
    readCashByParts(parts)
  )
}
