import { getPropertyQuery } from '@manzil/api-client/generated/property-queries.gen'
import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { IconButton } from '@manzil/ui/foundations/IconButton/IconButton'
import { CloseIcon } from '@manzil/ui/foundations/icons/actions'
import { PropertyCardSkeleton } from '@manzil/ui/listing/PropertyCardSkeleton/PropertyCardSkeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../api/api.ts'
import { ListingCard } from '../../../../property/ListingCard.tsx'

interface PinPreviewProps {
  id: string
  /** The homes of the list: one of them need not be fetched. */
  homes: readonly PropertyCard[]
  onClose: () => void
}

/** The card of the chosen pin. */
export function PinPreview({ id, homes, onClose }: PinPreviewProps) {
  const { t } = useTranslation('map')
  const listed = homes.find(({ _id }) => _id === id)
  const { data, error } = useQuery({
    ...getPropertyQuery(api, { params: { path: { id } } }),
    enabled: listed === undefined,
  })
  const home = listed ?? data?.data[0]
  return (
    <div className="map-preview">
      {home ? (
        <ListingCard property={home} layout="compact" />
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
