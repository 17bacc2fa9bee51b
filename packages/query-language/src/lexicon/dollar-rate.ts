/** Dirhams for a US dollar: the peg that the Central Bank of the UAE keeps. */
export const dirhamsPerDollar = 3.6725
