import type { Purpose } from '@manzil/api-client/generated/types.gen'

/** Whole AED; for rents a year's. */
const prices = {
  sale: [500_000, 750_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000],
  rent: [40_000, 60_000, 80_000, 120_000, 180_000, 250_000, 400_000, 800_000],
} as const satisfies Record<Purpose, readonly number[]>

/** The choices in order, with the one that holds where it is none of them. */
export const withChosen = (choices: readonly number[], chosen: number | undefined): number[] =>
  [...new Set([...choices, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b)

/** Highest prices to choose from; the one that holds is always among them. */
export const priceChoices = (purpose: Purpose | undefined, chosen: number | undefined): number[] =>
  withChosen(purpose ? prices[purpose] : [...prices.rent, ...prices.sale], chosen)

/** Fewest bedrooms to choose from; 0 is a studio. */
export const bedroomChoices = (chosen: number | undefined): number[] =>
  withChosen([0, 1, 2, 3, 4, 5, 6, 7], chosen)
