import { fold } from '@manzil/query-language/language/fold'
import { sumPartRow } from '@manzil/query-language/lexicon/sum-parts/sum-part-row'
import type { DialogueState } from '../../state.ts'
import { chequesIn } from './cheques-in.ts'
import { finderOf } from './find-words.ts'
import { figureOf, saidPartsOf } from './said-parts.ts'
import type { MoneySaid } from './signs.ts'
import { signsOf } from './signs.ts'
import { leastPrice, leastRent, monthsPerYear, mostRent } from './yearly.ts'

/** What a visitor told that a later sum is worked out with. */
export function toldOfMoney(said: MoneySaid): Pick<DialogueState, 'figures' | 'abroad'> {
  const figures = figuresTold(said)
  const isAbroad = said.before.abroad === true || livesAbroad(fold(said.text).text)
  return { ...(figures && { figures }), ...(isAbroad && { abroad: true as const }) }
}

/** Whoever buys lives abroad. */
export const livesAbroad = finderOf(sumPartRow('abroad'))

/** The rent and the price that a visitor told last of a home; a later sum may leave them out. */
function figuresTold(said: MoneySaid): DialogueState['figures'] {
  const { figures } = said.before
  if (!/\d/u.test(fold(said.text).text)) return figures
  const parts = saidPartsOf(signsOf(said))
  const rent = figureOf(parts, 'rent')
  const price = figureOf(parts, 'bought') ?? figureOf(parts, 'price')
  const cheques = chequesIn(parts.signs.text)
  const told = {
    ...figures,
    ...(cheques > 0 && cheques <= monthsPerYear && { cheques }),
    ...(rent !== undefined && rent >= leastRent && rent <= mostRent && { rent }),
    ...(price !== undefined && price >= leastPrice && { price }),
  }
  return Object.keys(told).length === 0 ? undefined : told
}
