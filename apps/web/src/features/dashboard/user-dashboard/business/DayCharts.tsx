import type { BusinessDay, BusinessFigure } from '@manzil/api-client/generated/types.gen'
import { LineChart } from '@manzil/ui/charts/LineChart/LineChart'
import { useFormats } from '../../../../language/use-formats.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { dayFormats } from './day-formats.ts'
import { useChartTexts } from './use-chart-texts.ts'

const contacts = ['favourites', 'enquiries', 'reveals', 'mentions'] as const

/** Views by day, and beside them what visitors did, on a scale of its own. */
export function DayCharts({ days }: { days: readonly BusinessDay[] }) {
  const { t } = useTranslation('overview')
  return (
    <div className="overview__charts">
      <DayChart title={t('charts.views')} days={days} names={['views']} />
      <DayChart title={t('charts.contacts')} days={days} names={contacts} />
    </div>
  )
}

interface DayChartProps {
  title: string
  days: readonly BusinessDay[]
  names: readonly BusinessFigure[]
}

function DayChart({ title, days, names }: DayChartProps) {
  const { t } = useTranslation('overview')
  const { number } = useFormats()
  const formats = dayFormats(useLanguage())
  const texts = useChartTexts()
  const isEmpty = days.every(({ figures }) => names.every((name) => figures[name] === 0))
  return (
    <LineChart
      title={title}
      at={isEmpty ? [] : days.map(({ day }) => Date.parse(day))}
      series={names.map((name) => ({
        id: name,
        label: t(`figure.${name}`),
        values: days.map(({ figures }) => figures[name]),
      }))}
      fromZero
      atLabel={t('charts.day')}
      formatAt={formats.full}
      formatTick={formats.short}
      formatValue={number}
      noValue={t('charts.noValue')}
      empty={t('charts.none')}
      texts={texts}
    />
  )
}
