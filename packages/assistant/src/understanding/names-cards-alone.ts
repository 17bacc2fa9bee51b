import type { Mention } from '@manzil/query-language/reading/mentions'

/** Figures of a message about cards number them or tell an hour: '1 and 3', 'the first at 7'. */
export const namesCardsAlone = (mentions: readonly Mention[]): boolean =>
  mentions.every(({ criterion }) =>
    ['number', 'price', 'purpose', 'sort_by'].includes(criterion.slot),
  )

/** 'No, the cheapest one': nothing but what leads the cards on the screen. */
export const namesOrderAlone = (mentions: readonly Mention[]): boolean =>
  mentions.length > 0 &&
  mentions.every(({ criterion }) => ['number', 'sort_by'].includes(criterion.slot))
