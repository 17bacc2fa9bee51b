import type { PriceRange, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { SegmentedControl } from '@manzil/ui/forms/SegmentedControl/SegmentedControl'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../../language/use-formats.ts'
import { factsOf } from '../../../../../property/card-facts.tsx'
import { paths } from '../../../../../routing/paths.ts'
import { RangeChart } from './RangeChart.tsx'

interface PriceRangeViewProps {
  property: PropertyDetail
  range: PriceRange
}

type By = 'price' | 'rate'

/** The figures of properties like this one; too few of them are told as such, without a drawing. */
export function PriceRangeView({ property, range }: PriceRangeViewProps) {
  const { t } = useTranslation('particulars')
  // Properties without a number of bedrooms differ so much in size that only the rate says something.
  const [chosen, setChosen] = useState<By>(property.bedrooms === null ? 'rate' : 'price')
  const counts: Record<By, number> = { price: range.priced, rate: range.rated }
  const enough = (['price', 'rate'] as const).filter((each) => counts[each] >= range.least)
  const by = enough.find((each) => each === chosen) ?? enough[0]
  const { number, date, name } = useFormats()
  const kind = useKind(property)
  const place = name(range.place)
  const all = <TextLink href={paths.propertyListing(range.search)}>{t('price.all')}</TextLink>
  if (!by)
    return (
      <EmptyState
        plain
        level={3}
        title={t('price.few', { count: range.priced })}
        text={t('price.fewText', { least: number(range.least), place })}
        actions={range.total > 1 ? all : undefined}
      />
    )
  const count = counts[by]
  return (
    <div className="details-group">
      <div>
        <SegmentedControl
          label={t('price.what')}
          segments={enough.map((value) => ({
            value,
            label: t(value === 'price' ? 'price.byPrice' : 'price.byRate'),
          }))}
          value={by}
          onChange={setChosen}
        />
      </div>
      <RangeChart
        title={t(by === 'price' ? 'price.title' : 'price.rateTitle')}
        among={t('price.among', { count, total: number(count), place, ...kind })}
        spread={by === 'price' ? range.price : range.price_per_sqft}
        value={by === 'price' ? property.price : property.price_per_sqft}
        source={
          <>
            {t('price.source', { date: date(range.as_of) })} {all}
          </>
        }
      />
    </div>
  )
}

/** What all the properties have in common, in words. */
function useKind(property: PropertyDetail): { kind: string; purpose: string } {
  const { t } = useTranslation(['common', 'details'])
  const formats = useFormats()
  const beds = factsOf(property, t, formats).find(({ id }) => id === 'beds')
  const type = t(`property.type.${property.type}`)
  return {
    kind: beds ? `${type}${t('details:agent.separator')}${beds.text}` : type,
    purpose: t(property.purpose === 'sale' ? 'property.forSale' : 'property.forRent'),
  }
}
