import type { Evidence, PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../../answer-context.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatPrice, formatShare, formatWhole } from '../../reply/format.ts'
import { compareTextsOf } from '../../reply/texts/compare-texts.ts'

interface Words {
  lines: string[]
  evidence: Evidence[]
}

type NumberOf = (row: PropertyCard) => string
type Field = 'price' | 'size' | 'price_per_sqft'

/** Rows that state a figure, the smallest first. */
export function stated(rows: readonly PropertyCard[], field: Field) {
  return rows
    .flatMap((row) => {
      const value = row[field]
      return value === null ? [] : [{ row, value }]
    })
    .sort((left, right) => left.value - right.value)
}

/** Who is cheaper and who is larger: of two by how much, of more which. */
export function differencesOf(
  rows: readonly PropertyCard[],
  numberOf: NumberOf,
  asOf: string,
  context: AnswerContext,
): Words {
  const wording = compareTextsOf(context.language)
  const isOnePurpose = new Set(rows.map(({ purpose }) => purpose)).size === 1
  const isPair = rows.length === 2
  const words = isPair
    ? ofTwo(rows, numberOf, isOnePurpose, asOf, context)
    : ofMany(rows, numberOf, isOnePurpose, context)
  return isOnePurpose ? words : { ...words, lines: [wording.otherPurpose, ...words.lines] }
}

function ofTwo(
  rows: readonly PropertyCard[],
  numberOf: NumberOf,
  isOnePurpose: boolean,
  asOf: string,
  { texts, language }: AnswerContext,
): Words {
  const wording = compareTextsOf(language)
  const evidence: Evidence[] = []
  const figure = (claim: string, field: string): string => {
    evidence.push(figureEvidence(claim, 'listing', field, asOf))
    return claim
  }
  const property = (row: PropertyCard): string => wording.home(numberOf(row))
  const [cheap, dear] = isOnePurpose ? stated(rows, 'price') : []
  const [small, large] = stated(rows, 'size')
  const perYear = rows.every(({ purpose }) => purpose === 'rent')
  const gap = cheap && dear ? dear.value - cheap.value : undefined
  const more = small && large ? Math.round(large.value - small.value) : undefined
  const price = (value: number): string =>
    figure(formatPrice(value, perYear, texts), 'price difference')
  const share = (): string =>
    figure(formatShare((gap ?? 0) / (dear?.value ?? 1), texts), 'price difference')
  const size = (value: number): string =>
    figure(texts.area(formatWhole(value, texts)), 'size difference')
  if (gap && more && cheap && cheap.row === large?.row) {
    const line = wording.cheaperAndLarger(property(cheap.row), price(gap), share(), size(more))
    return { lines: [line], evidence }
  }
  const lines: string[] = []
  if (gap === 0) lines.push(wording.samePrice)
  else if (gap !== undefined && cheap)
    lines.push(wording.cheaper(property(cheap.row), price(gap), share()))
  if (more === 0) lines.push(wording.sameSize)
  else if (more !== undefined && large) lines.push(wording.larger(property(large.row), size(more)))
  return { lines, evidence }
}

/** Their figures are rows of the table, which has the evidence. */
function ofMany(
  rows: readonly PropertyCard[],
  numberOf: NumberOf,
  isOnePurpose: boolean,
  { texts, language }: AnswerContext,
): Words {
  const wording = compareTextsOf(language)
  const property = (row: PropertyCard): string => wording.home(numberOf(row))
  const perYear = rows.every(({ purpose }) => purpose === 'rent')
  const cheapest = isOnePurpose ? stated(rows, 'price').at(0) : undefined
  const largest = stated(rows, 'size').at(-1)
  const best = isOnePurpose ? stated(rows, 'price_per_sqft').at(0) : undefined
  const lines: string[] = []
  if (cheapest)
    lines.push(
      wording.cheapest(property(cheapest.row), formatPrice(cheapest.value, perYear, texts)),
    )
  if (largest)
    lines.push(
      wording.largest(property(largest.row), texts.area(formatWhole(largest.value, texts))),
    )
  if (best)
    lines.push(
      wording.bestPerSqft(property(best.row), texts.perSqft(formatWhole(best.value, texts))),
    )
  return { lines, evidence: [] }
}
