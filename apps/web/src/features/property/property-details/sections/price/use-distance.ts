import { formatPercent } from '@manzil/i18n/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../../language/use-language.ts'
import type { Comparison } from './compared-by.ts'

/** Less is no difference that anybody would pay for. */
const SAME = 0.005

/** How far the property is from the median, in words; empty where either is not known. */
export function useDistance({ spread: { median }, value }: Pick<Comparison, 'spread' | 'value'>) {
  const { t } = useTranslation('verdict')
  const language = useLanguage()
  if (value === null || median === null || median === 0) return ''
  const distance = value / median - 1
  if (Math.abs(distance) < SAME) return t('same')
  const share = formatPercent(language, Math.abs(distance))
  return t(distance < 0 ? 'below' : 'above', { share })
}
