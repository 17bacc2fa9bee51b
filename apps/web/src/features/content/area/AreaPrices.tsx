import './AreaPage.css'
import type { Purpose } from '@manzil/api-client/generated/types.gen'
import { leastPeers } from '@manzil/domain/search/price-range'
import { ErrorState } from '@manzil/ui/feedback/ErrorState/ErrorState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useId } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { askedSearch } from '../../../property/asking.ts'
import { paths } from '../../../routing/paths.ts'
import { type AreaPrice, useAreaPrices } from './use-area-prices.ts'

/** What properties of a place ask, by bedrooms; nothing where there are too few of any kind. */
export function AreaPrices({ place }: { place: string }) {
  const { t } = useTranslation(['content', 'common'])
  const { number } = useFormats()
  const headingId = useId()
  const sale = useAreaPrices(place, 'sale')
  const rent = useAreaPrices(place, 'rent')
  const error = sale.error ?? rent.error
  const known = sale.prices && rent.prices && { sale: sale.prices, rent: rent.prices }
  if (!error && !known) return <div className="area-prices" aria-busy="true" data-arriving />
  if (known?.sale.length === 0 && known.rent.length === 0) return null
  return (
    <section className="area-prices" aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={t('areas.prices.title')}
        lead={t('areas.prices.lead', { least: number(leastPeers) })}
      />
      {known ? (
        <div className="area-prices__tables">
          <Prices place={place} purpose="sale" prices={known.sale} />
          <Prices place={place} purpose="rent" prices={known.rent} />
        </div>
      ) : (
        <ErrorState
          plain
          level={3}
          title={t('common:failed.title')}
          text={error?.message}
          actions={
            <Button
              variant="outline"
              onClick={() => {
                sale.retry()
                rent.retry()
              }}
            >
              {t('common:retry')}
            </Button>
          }
        />
      )}
    </section>
  )
}

interface PricesProps {
  place: string
  purpose: Purpose
  prices: readonly AreaPrice[]
}

function Prices({ place, purpose, prices }: PricesProps) {
  const { t } = useTranslation(['content', 'common'])
  const { number, compactMoney } = useFormats()
  if (prices.length === 0) return null
  return (
    <table>
      <caption>{t(purpose === 'sale' ? 'areas.prices.sale' : 'areas.prices.rent')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('areas.prices.bedrooms')}</th>
          <th scope="col">{t('areas.prices.median')}</th>
          <th scope="col">{t('areas.prices.half')}</th>
          <th scope="col">{t('areas.prices.count')}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ bedrooms, asked: { median, quarters, count } }) => (
          <tr key={bedrooms}>
            <th scope="row">
              <TextLink href={paths.propertyListing(askedSearch({ purpose, place, bedrooms }))}>
                {bedrooms === 0
                  ? t('common:property.studio')
                  : t('common:property.beds', { count: bedrooms })}
              </TextLink>
            </th>
            <td className="area-prices__median">{compactMoney(median)}</td>
            <td>
              {t('areas.prices.between', {
                from: compactMoney(quarters[0]),
                to: compactMoney(quarters[1]),
              })}
            </td>
            <td>{number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
