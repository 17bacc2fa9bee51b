import { DistributionChart } from '@manzil/ui/charts/DistributionChart/DistributionChart'
import type { ReactNode } from 'react'
import { useFormats } from '../../../../../language/use-formats.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import type { Comparison } from './compared-by.ts'
import { joinBins } from './join-bins.ts'
import { useDistance } from './use-distance.ts'

interface RangeChartProps {
  title: string
  /** What is compared, in a sentence. */
  among: string
  comparison: Comparison
  source: ReactNode
}

/** A spread with the middle half shaded and this property marked. */
export function RangeChart({ title, among, comparison, source }: RangeChartProps) {
  const { t } = useTranslation('particulars')
  const { money, compactMoney, number } = useFormats()
  const { by, spread, value } = comparison
  const distance = useDistance(comparison)
  const place = value === null ? t('price.noPrice') : distance && `${distance}.`
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
      // The price of a square foot is short as it stands.
      formatTick={by === 'price' ? compactMoney : (rate) => money(Math.round(rate))}
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
