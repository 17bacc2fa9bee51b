import type { ValueDistribution } from '@manzil/api-client/generated/types.gen'
import { formatPercent } from '@manzil/i18n/format'
import { DistributionChart } from '@manzil/ui/charts/DistributionChart/DistributionChart'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../../language/use-formats.ts'
import { useLanguage } from '../../../../../language/use-language.ts'
import { joinBins } from './join-bins.ts'

interface RangeChartProps {
  title: string
  /** What is compared, in a sentence. */
  among: string
  spread: ValueDistribution
  /** This property's, in AED; null where it states none. */
  value: number | null
  source: ReactNode
}

/** A spread with the middle half shaded and this property marked. */
export function RangeChart({ title, among, spread, value, source }: RangeChartProps) {
  const { t } = useTranslation('particulars')
  const { money, compactMoney, number } = useFormats()
  const place = usePlaceAgainst(spread.median, value)
  const { q1, median, q3, bins } = spread
  const quantiles = [
    { id: 'lower', label: t('price.lower'), value: q1 },
    { id: 'median', label: t('price.median'), value: median },
    { id: 'upper', label: t('price.upper'), value: q3 },
  ].flatMap(({ value: figure, ...rest }) => (figure === null ? [] : [{ ...rest, value: figure }]))
  return (
    <DistributionChart
      title={title}
      summary={`${place} ${among}`}
      source={source}
      logarithmic
      data={{ bins: joinBins(bins) }}
      quantiles={quantiles}
      formatValue={money}
      formatTick={compactMoney}
      formatCount={number}
      empty={t('price.none')}
      {...(value !== null && { mark: { label: t('price.thisHome'), value } })}
      {...(q1 !== null &&
        q3 !== null && { middle: { from: q1, to: q3, label: t('price.middle') } })}
      texts={{
        asTable: t('price.asTable'),
        asChart: t('price.asChart'),
        shown: (shown, all) => t('price.shown', { shown: number(shown), all: number(all) }),
        more: t('price.more'),
        range: t('price.range'),
        count: t('price.homes'),
        between: (from, to) => t('price.between', { from, to }),
        below: (to) => t('price.under', { to }),
        above: (from) => t('price.over', { from }),
      }}
    />
  )
}

/** How far the property is from the median, as a sentence. */
function usePlaceAgainst(median: number | null, value: number | null): string {
  const { t } = useTranslation('particulars')
  const language = useLanguage()
  if (value === null) return t('price.noPrice')
  if (median === null || median === 0) return ''
  const distance = value / median - 1
  // Less is no difference that anybody would pay for.
  if (Math.abs(distance) < 0.005) return `${t('price.same')}.`
  const share = formatPercent(language, Math.abs(distance))
  return `${t(distance < 0 ? 'price.below' : 'price.above', { share })}.`
}
