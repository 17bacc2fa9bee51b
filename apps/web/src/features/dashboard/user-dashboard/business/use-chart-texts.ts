import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'

/** The words around a chart. */
export function useChartTexts() {
  const { t } = useTranslation('overview')
  const { number } = useFormats()
  return {
    asTable: t('charts.asTable'),
    asChart: t('charts.asChart'),
    shown: (shown: number, all: number) =>
      t('charts.shown', { shown: number(shown), all: number(all) }),
    more: t('charts.more'),
  }
}
