import type { BusinessAgent } from '@manzil/api-client/generated/types.gen'
import { BarChart } from '@manzil/ui/charts/BarChart/BarChart'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useChartTexts } from './use-chart-texts.ts'

/** What the people of an agency got, those with most enquiries first. */
export function PeopleChart({ people }: { people: readonly BusinessAgent[] }) {
  const { t } = useTranslation('overview')
  const { number } = useFormats()
  const sorted = people.toSorted((one, other) => other.figures.enquiries - one.figures.enquiries)
  const names = ['enquiries', 'reveals'] as const
  const isEmpty = people.every(({ figures }) => names.every((name) => figures[name] === 0))
  return (
    <BarChart
      title={t('charts.people')}
      categories={isEmpty ? [] : sorted.map(({ _id, name }) => ({ id: _id, label: name }))}
      series={names.map((name) => ({
        id: name,
        label: t(`figure.${name}`),
        values: sorted.map(({ figures }) => figures[name]),
      }))}
      limit={12}
      categoryLabel={t('charts.agent')}
      formatValue={number}
      noValue={t('charts.noValue')}
      empty={t('charts.none')}
      texts={useChartTexts()}
    />
  )
}
