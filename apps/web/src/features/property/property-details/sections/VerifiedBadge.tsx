import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { Badge } from '@manzil/ui/foundations/Badge/Badge'
import { VerifiedIcon } from '@manzil/ui/foundations/icons/things'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'

type Property = Pick<PropertyDetail, 'source' | 'permit_number'>

/** The mark of a source that calls its listing verified, which says when opened who says so and what is not known. */
export function VerifiedBadge({ property }: { property: Property }) {
  const { t } = useTranslation(['common', 'details'])
  const { date } = useFormats()
  const { kind, as_of: asOf } = property.source
  const source = t(`details:source.names.${kind === 'demo' ? 'demo' : 'import'}`)
  const told =
    kind === 'demo'
      ? t('details:verified.demo')
      : asOf === null
        ? t('details:verified.undated', { source })
        : t('details:verified.import', { source, date: date(asOf) })
  return (
    <details className="details-verified">
      <summary>
        <Badge tone={kind === 'demo' ? 'neutral' : 'success'} icon={<VerifiedIcon size={14} />}>
          {t('property.verified')}
        </Badge>
      </summary>
      <p className="details-verified__told">
        {told}
        {property.permit_number === null && ` ${t('details:verified.permit')}`}
      </p>
    </details>
  )
}
