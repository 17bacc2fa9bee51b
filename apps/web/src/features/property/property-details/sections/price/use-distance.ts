import { useFormats } from '../../../../../language/use-formats.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import { SAME } from '../../../../../property/card-comparison.ts'
import type { Comparison } from './compared-by.ts'

/** How far the property is from the median, in words; empty where either is not known. */
export function useDistance({ spread: { median }, value }: Pick<Comparison, 'spread' | 'value'>) {
  const { t } = useTranslation('verdict')
  const { percent } = useFormats()
  if (value === null || median === null || median === 0) return ''
  const distance = value / median - 1
  if (Math.abs(distance) < SAME) return t('same')
  const share = percent(Math.abs(distance))
  return t(distance < 0 ? 'below' : 'above', { share })
}
