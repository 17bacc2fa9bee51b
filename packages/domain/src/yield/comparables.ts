/** Fewer comparables than this say nothing about a market: four properties are an anecdote. */
export const fewestComparables = 5
