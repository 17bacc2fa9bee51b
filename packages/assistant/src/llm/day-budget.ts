/** Tokens of one day, shared by every conversation and every server. */
export interface DayBudget {
  /** Sets tokens aside before a request; false where the day has too few left. */
  reserve: (tokens: number, limit: number) => Promise<boolean>
  /** Puts what a request really took in the place of what was set aside for it. */
  settle: (reserved: number, used: number) => Promise<void>
}
