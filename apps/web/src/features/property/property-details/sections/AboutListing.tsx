import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../language/use-formats.ts'
import { Section } from './Section.tsx'
import { SourceTable } from './SourceTable.tsx'

/** Permit, reference, day of publication, views, and the source of all figures. */
export function AboutListing({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation('details')
  const { date, number } = useFormats()
  const rows = [
    {
      label: t('listing.permit'),
      value: <bdi>{property.permit_number ?? t('listing.noPermit')}</bdi>,
    },
    { label: t('listing.reference'), value: <bdi>{property.reference}</bdi> },
    {
      label: t('listing.published'),
      value: <time dateTime={property.published_at}>{date(property.published_at)}</time>,
    },
    { label: t('listing.views'), value: number(property.views) },
  ]
  return (
    <Section id="listing" title={t('listing.title')}>
      <dl className="details-facts">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SourceTable source={property.source} />
    </Section>
  )
}
