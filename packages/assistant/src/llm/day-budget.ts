/** Tokens of one day, shared by every conversation and every server. */
export interface DayBudget {
  /** Sets tokens aside before a request; undefined where the day has too few left. */
  reserve: (tokens: number, limit: number) => Promise<Settle | undefined>
}

/** Puts what a request really took in the place of what was set aside for it, on the same day. */
export type Settle = (used: number) => Promise<void>
