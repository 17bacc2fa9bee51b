/**
 * What figures of a sum are and what is asked about them, word by word: two or three of them tell which sum
 * is meant, however it is put. A star stands for any ending, three dots for a few words between; everything
 * else is whole words.
 */
export interface SumPartWords {
  /** Everything is wanted together. */
  total: string
  /** Somebody has to have, bring or pay it. */
  need: string
  /** The day on which one moves in, and what is paid then. */
  start: string
  deposit: string
  /** What an agent gets for a home. */
  agency: string
  /** Fees and taxes in general. */
  fees: string
  /** What one pays oneself beside a loan. */
  ownCash: string
  /** The price of a home, and what was once paid for it. */
  price: string
  bought: string
  /** It is sold, or somebody would give so much. */
  sells: string
  /** What the bank still gets. */
  owed: string
  /** What remains in one's hands. */
  left: string
  /** Years until a home has paid for itself. */
  payback: string
  /** What a yield is of. */
  rent: string
  /** Let to guests for days. */
  shortLet: string
  /** Who lets it to them, and what they take. */
  operator: string
  /** Electricity, water and the internet. */
  utilities: string
  /** Asks which of two brings or leaves more. */
  better: string
  /** Who earns beside the one who writes. */
  partner: string
  /** Fees are to be borrowed with the price. */
  putsIn: string
  /** What is named is of all who earn. */
  together: string
  /** What is paid each month for something else. */
  instalment: string
  /** So much could be paid for what is looked for. */
  canPay: string
  /** Who buys does not live in the country. */
  abroad: string
  /** Asks by how much a figure differs from the one before. */
  differs: string
}
