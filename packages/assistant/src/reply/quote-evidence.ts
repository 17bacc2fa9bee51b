import type { Evidence, Rate } from '@manzil/api-client/generated/types.gen'
import { ratesTold } from '@manzil/content/figure-places'
import type { Passage } from '../passages/passage.ts'
import { figureEvidence } from './evidence.ts'
import { rateEvidence } from './rate-evidence.ts'

/** Figures that a text takes from the dated table by their rows, all others by the passage that they stand in. */
export function quoteEvidence(
  quote: string,
  { link, figures = [] }: Pick<Passage, 'link' | 'figures'>,
  rates: readonly Rate[],
): Evidence[] {
  const told = ratesTold(quote, figures, new Map(rates.map(({ id, text }) => [id, text])))
  const named = rates.filter(({ id }) => told.has(id))
  const byClaim = new Map<string, Evidence>()
  const longestFirst = [...named].sort((left, right) => right.text.length - left.text.length)
  const rest = longestFirst.reduce((text, rate) => without(text, rate.text), quote)
  for (const [claim] of rest.matchAll(/\d[\d.,\u00a0\u202f/]*\d|\d/gu))
    byClaim.set(claim, {
      ...figureEvidence(claim, 'text of this site', 'passage', '', link),
      as_of: null,
    })
  return [...named.map((rate) => rateEvidence(rate.text, rate)), ...byClaim.values()]
}

/** Takes a figure away where it is no part of a longer one: 2,000 is none of 2,000,000. */
function without(text: string, figure: string): string {
  return text
    .split(figure)
    .reduce((before, after) =>
      /\d[.,\u00a0\u202f]?$/u.test(before) || /^[.,\u00a0\u202f]?\d/u.test(after)
        ? `${before}${figure}${after}`
        : `${before} ${after}`,
    )
}
