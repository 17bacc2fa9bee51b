/** Fewer comparables than this say nothing about a market: four listings are an anecdote. */
export const fewestComparables = 5
