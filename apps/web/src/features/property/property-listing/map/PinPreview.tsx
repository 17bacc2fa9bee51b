import { getPropertyQuery } from '@manzil/api-client/generated/property-queries.gen'
import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { IconButton } from '@manzil/ui/foundations/IconButton/IconButton'
import { CloseIcon } from '@manzil/ui/foundations/icons/actions'
import { PropertyCardSkeleton } from '@manzil/ui/listing/PropertyCardSkeleton/PropertyCardSkeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api/api.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { ConnectedPropertyCard } from '../../../../property/ConnectedPropertyCard.tsx'

interface PinPreviewProps {
  id: string
  /** The properties of the list: one of them need not be fetched. */
  properties: readonly PropertyCard[]
  onClose: () => void
}

/** The card of the chosen pin. */
export function PinPreview({ id, properties, onClose }: PinPreviewProps) {
  const { t } = useTranslation('map')
  const listed = properties.find(({ _id }) => _id === id)
  const { data, error } = useQuery({
    ...getPropertyQuery(api, { params: { path: { id } } }),
    enabled: listed === undefined,
  })
  const property = listed ?? data?.data[0]
  return (
    <div className="map-preview">
      {property ? (
        <ConnectedPropertyCard property={property} layout="compact" />
      ) : error || data ? (
        <p role="alert">{error?.message ?? t('failed')}</p>
      ) : (
        <PropertyCardSkeleton layout="compact" />
      )}
      <IconButton label={t('close')} onClick={onClose}>
        <CloseIcon size={18} />
      </IconButton>
    </div>
  )
}
