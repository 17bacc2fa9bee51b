import type { PriceRange, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { ComparedBy } from '@manzil/domain/search/price-range'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { SegmentedControl } from '@manzil/ui/forms/SegmentedControl/SegmentedControl'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useState } from 'react'
import { useFormats } from '../../../../../language/use-formats.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import { paths } from '../../../../../routing/paths.ts'
import { comparisonsOf } from './compared-by.ts'
import { RangeChart } from './RangeChart.tsx'
import { useKind } from './use-kind.ts'

interface PriceRangeViewProps {
  property: PropertyDetail
  range: PriceRange
}

/** The figures of properties like this one; too few of them are told as such, without a drawing. */
export function PriceRangeView({ property, range }: PriceRangeViewProps) {
  const { t } = useTranslation(['particulars', 'verdict'])
  const [chosen, setChosen] = useState<ComparedBy>()
  const enough = comparisonsOf(property, range)
  const shown = enough.find(({ by }) => by === chosen) ?? enough[0]
  const { number, date, name } = useFormats()
  const kind = useKind(property, range)
  const place = name(range.place)
  const all = <TextLink href={paths.propertyListing(range.search)}>{t('price.all')}</TextLink>
  if (!shown)
    return (
      <EmptyState
        plain
        level={3}
        title={t('verdict:few', { count: range.priced })}
        text={t('price.fewText', { least: number(range.least), place })}
        actions={range.total > 1 ? all : undefined}
      />
    )
  const { by, count } = shown
  return (
    <div className="details-group">
      <div>
        <SegmentedControl
          label={t('price.what')}
          segments={enough.map(({ by: value }) => ({
            value,
            label: t(value === 'price' ? 'price.byPrice' : 'price.byRate'),
          }))}
          value={by}
          onChange={setChosen}
        />
      </div>
      <RangeChart
        title={t(by === 'price' ? 'price.title' : 'price.rateTitle')}
        among={t('verdict:among', { count, total: number(count), place, ...kind })}
        comparison={shown}
        source={
          <>
            {t('price.source', { date: date(range.as_of) })} {all}
          </>
        }
      />
    </div>
  )
}
