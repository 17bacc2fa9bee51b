import type { Evidence } from '@manzil/api-client/generated/types.gen'
import { AttemptFailed } from './attempt-failed.ts'
import { ranksWithoutProof } from './check-rank.ts'
import { monthlyFigures } from './check-units.ts'
import type { Facts, NumberFact } from './facts.ts'
import { type Figure, readFigures } from './read-figures.ts'

interface Known {
  facts: Facts
  numbers: readonly number[]
  cards: number
  lowestPrice: number | undefined
}

/** Rounding of a figure that is written out, and of one that is written short. */
const tolerance = 0.5
const roundedBy = 0.005

/** Parts that may be about different properties; '1.' at the start of a line ends none. */
const clausePattern = /(?:^[\s•]*\d+[.)]\s)?.+?(?:[.?!;؟。！？；।]+(?=\s|$)|$)/gmu

/**
 * Finds the row of every figure. A clause that names one property may only say what its row says.
 * @throws AttemptFailed for a figure without a row, and a ranking without proof
 */
export function evidenceOf(text: string, bare: string, known: Known): Evidence[] {
  const found = new Map<string, Evidence>()
  for (const { 0: clause, index } of bare.matchAll(clausePattern)) {
    if (ranksWithoutProof(clause, known.lowestPrice)) throw new AttemptFailed('unproved', 'rank')
    const property = propertyOf(text.slice(index, index + clause.length), known.facts)
    const figures = readFigures(clause)
    const ofMonth = monthlyFigures(clause, figures)
    for (const figure of figures) {
      if (isListNumber(clause, figure, known.cards)) continue
      const isMonthly = ofMonth.includes(figure)
      if (!figure.isShare && !isMonthly && isSaid(figure, known.numbers)) continue
      const fact = factOf(figure, { property, isMonthly }, known.facts)
      if (fact === undefined) throw new AttemptFailed('unproved', 'figure')
      const evidence = fact.evidence(figure.text)
      found.set(`${evidence.claim} ${evidence.listing_id}`, evidence)
    }
  }
  return [...found.values(), ...titleEvidence(text, known.facts)]
}

function factOf(
  figure: Figure,
  { property, isMonthly }: { property: string | undefined; isMonthly: boolean },
  facts: Facts,
): NumberFact | undefined {
  return facts.numbers.find(
    (fact) =>
      fact.isShare === figure.isShare &&
      (!isMonthly || fact.isMonthly === true) &&
      (property === undefined || fact.propertyId === null || fact.propertyId === property) &&
      figure.values.some((value) => isSame(value, fact.value, figure.isRounded)),
  )
}

const isSame = (said: number, known: number, isRounded: boolean): boolean =>
  Math.abs(said - known) <= (isRounded ? known * roundedBy : known < 1000 ? 0.05 : tolerance)

const isSaid = ({ values, isRounded }: Figure, numbers: readonly number[]): boolean =>
  numbers.some((known) => values.some((value) => isSame(value, known, isRounded)))

/** '1.' at the start of a line, '#2', '№ 3': a card on the screen. */
function isListNumber(sentence: string, { start, end, values }: Figure, cards: number): boolean {
  const [value = 0] = values
  if (values.length !== 1 || value < 1 || value > cards) return false
  const before = sentence.slice(0, start)
  const after = sentence.slice(end)
  if (/^[\s•]*$/u.test(before) && /^[.)、]\s?/u.test(after)) return true
  return /(?:#|№\s?|\b(?:no\.|number|home|listing|option|card|Nummer|Nr\.|Wohnung|вариант|номер|объект)\s?|رقم\s?|नंबर\s?|第)$/iu.test(
    before,
  )
}

/** The property that a clause is about, where it names exactly one. */
function propertyOf(clause: string, facts: Facts): string | undefined {
  const named = [...facts.rows.values()].filter(({ row }) =>
    titlesOfRow(row).some((title) => clause.includes(title)),
  )
  // Two properties may have one title: then either row will do.
  return named.length === 1 ? named[0]?.row._id : undefined
}

type Row = Facts['rows'] extends Map<string, infer Listed> ? Listed : never

const titlesOfRow = ({ title, title_ar, titles }: Row['row']): string[] =>
  [title, title_ar, ...Object.values(titles)].filter(
    (text): text is string => typeof text === 'string' && text.length > 2,
  )

export const titlesOf = (facts: Facts): string[] =>
  [...facts.rows.values()].flatMap(({ row }) => titlesOfRow(row))

/** Titles say figures and places of their own, which are the advertiser's. Lengths stay. */
export function withoutNames(text: string, names: readonly string[]): string {
  return [...names]
    .sort((left, right) => right.length - left.length)
    .reduce((left, name) => left.replaceAll(name, '\u00b7'.repeat(name.length)), text)
}

function titleEvidence(text: string, facts: Facts): Evidence[] {
  return [...facts.rows.values()].flatMap(({ row, asOf }) => {
    const title = titlesOfRow(row).find((one) => text.includes(one))
    if (title === undefined) return []
    return [
      {
        claim: title.slice(0, 200),
        source: 'listing',
        listing_id: row._id,
        field: 'title',
        as_of: asOf,
      },
    ]
  })
}
