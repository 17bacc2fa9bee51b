import { squareFeetPerSquareMetre } from '@manzil/domain/square-metre'
import { parseNumber } from './number-text.ts'

const unitFactors: readonly (readonly [RegExp, number])[] = [
  [/(sq\.?\s*ft\.?|sqft|square\s+feet|ft²|قدم مربع)$/iu, 1],
  [/(sq\.?\s*m\.?|sqm|square\s+met(er|re)s|m²|متر مربع)$/iu, squareFeetPerSquareMetre],
]

/** "1,198 sqft", "98 sqm" or a bare number of square feet, in whole square feet. */
export function parseArea(text: string): number | undefined {
  const trimmed = text.trim()
  const unit = unitFactors.find(([pattern]) => pattern.test(trimmed))
  const value = parseNumber(unit ? trimmed.replace(unit[0], '') : trimmed)
  return value === undefined ? undefined : Math.round(value * (unit?.[1] ?? 1))
}
