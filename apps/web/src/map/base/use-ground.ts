import type { PropertyMapProps } from '@manzil/ui/map/map-props'
import { useTranslation } from 'react-i18next'
import { useVectorBase } from './use-vector-base.ts'

/** What lies under the pins, and whose it is. */
export function useGround(): Pick<PropertyMapProps, 'base' | 'renderBase' | 'attribution'> {
  const { t } = useTranslation('map')
  const base = useVectorBase(true)
  return { ...(base && { base }), attribution: t('ownBase') }
}
