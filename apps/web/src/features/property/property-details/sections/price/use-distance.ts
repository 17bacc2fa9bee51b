import { distanceFrom } from '@manzil/domain/search/price-range'
import { useFormats } from '../../../../../language/use-formats.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import { SAME } from '../../../../../property/card-comparison.ts'
import type { Comparison } from './compared-by.ts'

/** How far the property is from the median, and of what, in words; empty where either is not known. */
export function useDistance({ by, spread: { median }, value }: Omit<Comparison, 'count'>) {
  const { t } = useTranslation('verdict')
  const { percent } = useFormats()
  if (value === null || median === null || median === 0) return ''
  const distance = distanceFrom(median, value)
  const where = Math.abs(distance) < SAME ? 'same' : distance < 0 ? 'below' : 'above'
  const text = by === 'price' ? (`${where}` as const) : (`${where}Rate` as const)
  return t(text, { share: percent(Math.abs(distance)) })
}
