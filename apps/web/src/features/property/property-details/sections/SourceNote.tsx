import type { ListingSource } from '@manzil/api-client/generated/types.gen'
import { Disclosure } from '@manzil/ui/Disclosure/Disclosure'
import { useTranslation } from 'react-i18next'
import { SourceTable } from './SourceTable.tsx'

/** Where the figures above it come from; unfolds. */
export function SourceNote({ source }: { source: ListingSource }) {
  const { t } = useTranslation('details')
  return (
    <Disclosure variant="source" summary={t('source.summary')}>
      <SourceTable source={source} />
    </Disclosure>
  )
}
