/** Verbs stand without their ending before a noun: 'Mietvilla'. */
export const stemsOfVerbs: ReadonlyMap<string, string> = new Map([
  ['miet', 'miete'],
  ['kauf', 'kauf'],
  ['wohn', 'wohnen'],
])

/** A compound that ends so may be no home at all: 'Krankenhaus', 'Ausland'. */
export const looseHeads = /(?:haus|haeuser|halle|laden|lager|land|lokal|geschaeft|shop|loft|bude)$/u
