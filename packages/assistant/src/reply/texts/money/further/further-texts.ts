/** Sentences about single fees, offers and short sums of one's own. Figures come in as finished texts. */
export interface FurtherTexts {
  /** A service charge beside a loan. */
  withCharge: (charge: string, total: string) => string
  incomeInDirhams: (income: string) => string
  /** The usual commission of a price or of a yearly rent, and with VAT. */
  commission: (base: string, share: string, fee: string, tax: string, total: string) => string
  askedMore: (asking: string) => string
  askedWithin: (asking: string) => string
  deposit: (rent: string, share: string, amount: string) => string
  /** The share of one's own, and the least. */
  downEnough: (share: string, least: string) => string
  downShort: (share: string, least: string) => string
  transferFee: (price: string, share: string, fee: string) => string
  halfEach: (share: string, fee: string) => string
  settlement: (owed: string, share: string, cap: string, fee: string) => string
  penalty: (months: string, rent: string, amount: string) => string
  /** The rent until one leaves, and both together. */
  withStay: (months: string, rent: string, total: string) => string
  penaltyNote: string
  deducted: (whole: string, taken: string, left: string) => string
  nothingLeft: (whole: string, taken: string) => string
  /** Of two offers of a rent. */
  cheaper: (rent: string, difference: string) => string
  priceFor: (share: string, rent: string, price: string) => string
  /** The same of what is left after the costs of a year. */
  netPriceFor: (share: string, left: string, price: string) => string
  planByMonth: (before: string, months: string, each: string) => string
  nights: (night: string, nights: string, amount: string) => string
  nightsMore: (rent: string, difference: string) => string
  nightsLess: (rent: string, difference: string) => string
  nightsNote: string
  bySqft: (price: string, size: string, perSqft: string) => string
  leastPerSqft: (price: string) => string
  rentOf: (rent: string, month: string) => string
  rentOver: (years: string, amount: string) => string
  interestOver: (years: string, interest: string, paidBack: string) => string
  weigh: string
  /** The shares of a price between which banks lend to who lives abroad. */
  abroad: (low: string, high: string) => string
  /** A loan beside the one before: its instalment and its interest. */
  instalmentMore: (difference: string) => string
  instalmentLess: (difference: string) => string
  interestMore: (difference: string) => string
  interestLess: (difference: string) => string
  sooner: (extra: string, months: string, fewer: string, saved: string) => string
}
