/** Rent without a period is monthly up to here. AED. */
export const largestMonthlyRent = 20_000
export const monthsPerYear = 12
