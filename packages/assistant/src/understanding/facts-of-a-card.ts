import type { Mention } from '@manzil/query-language/reading/mentions'

type Slot = Mention['criterion']['slot']

/** What a question about any card may name. */
const ofAnyCard: readonly Slot[] = [
  'features',
  'furnished',
  'completion',
  'sort_by',
  'number',
  'type',
]
/** What names a search where no card is on the screen. */
const ofACardShown: readonly Slot[] = [...ofAnyCard, 'price', 'location', 'purpose']

/** Whether a message names nothing but facts and figures of one card; more of them where cards are shown. */
export const namesFactsOnly = (mentions: readonly Mention[], isShown: boolean): boolean =>
  mentions.every(({ criterion }) => (isShown ? ofACardShown : ofAnyCard).includes(criterion.slot))
