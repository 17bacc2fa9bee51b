/**
 * What people say about single fees, offers and further sums of their own. A star stands for any
 * ending, three dots for a few words between; everything else is whole words.
 */
export interface FurtherSumWords {
  /** What an agent gets. */
  commission: string
  agent: string
  /** The fee for which a home changes its owner. */
  transferFee: string
  /** Both sides pay the same part. */
  half: string
  /** A loan is paid back before its time. */
  early: string
  /** What a tenant pays who leaves before the contract ends. */
  penalty: string
  deposit: string
  /** Asks whether a fee is the usual one. */
  usual: string
  /** Something is taken off it. */
  deducts: string
  /** It is paid back. */
  back: string
  /** Asks for the price that brings a yield. */
  asksPrice: string
  /** By the night. */
  nightly: string
  /** How much of the year it is let. */
  occupancy: string
  /** By the square foot. */
  bySqft: string
  /** Asks which of two costs less. */
  cheaper: string
  /** Renting is weighed against buying. */
  renting: string
  buying: string
  weighs: string
  /** So many years lie behind. */
  since: string
  /** More is paid back each month than has to be. */
  extra: string
}
