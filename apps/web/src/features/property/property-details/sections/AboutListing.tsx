import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { Button } from '@manzil/ui/Button/Button'
import { FactTable } from '@manzil/ui/FactTable/FactTable'
import { PermitBadge } from '@manzil/ui/PermitBadge/PermitBadge'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../language/use-formats.ts'
import { FigureSource } from './FigureSource.tsx'
import { Section } from './Section.tsx'

interface AboutListingProps {
  property: PropertyDetail
  /** Leads to the form for reports. */
  onReport: () => void
}

/** Permit, reference, day of publication, views, and the source of all figures. */
export function AboutListing({ property, onReport }: AboutListingProps) {
  const { t } = useTranslation('details')
  const { date, number } = useFormats()
  const { permit_number: permit, published_at: published } = property
  return (
    <Section id="listing" title={t('listing.title')}>
      <PermitBadge
        label={t('listing.permit')}
        number={permit ?? undefined}
        note={permit === null ? t('listing.permitMissing') : t('listing.permitStated')}
      />
      <FactTable
        facts={[
          {
            id: 'reference',
            label: t('listing.reference'),
            value: <bdi>{property.reference}</bdi>,
          },
          {
            id: 'published',
            label: t('listing.published'),
            value: <time dateTime={published}>{date(published)}</time>,
          },
          { id: 'views', label: t('listing.views'), value: number(property.views) },
        ]}
      />
      <FigureSource open source={property.source} />
      <div>
        <Button variant="link" onClick={onReport}>
          {t('listing.report')}
        </Button>
      </div>
    </Section>
  )
}
