import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { ErrorState } from '@manzil/ui/feedback/ErrorState/ErrorState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useTranslation } from '../language/use-translation.ts'
import { paths } from '../routing/paths.ts'
import { PropertyCards } from './PropertyCards.tsx'

interface SavedPropertiesProps {
  query: { data: { data: PropertyCard[] } | undefined; error: Error | null; refetch: () => unknown }
  /** Skeletons while they load. */
  expected: number
}

/** Favourites, or what there is instead of them. */
export function SavedProperties({ query, expected }: SavedPropertiesProps) {
  const { t } = useTranslation('dashboard')
  if (query.error)
    return (
      <ErrorState
        title={t('failed')}
        text={query.error.message}
        actions={<Button onClick={() => void query.refetch()}>{t('retry')}</Button>}
      />
    )
  if (query.data?.data.length === 0)
    return (
      <EmptyState
        title={t('empty.title')}
        text={t('empty.text')}
        actions={
          <Button asChild>
            <UiLink href={paths.propertyListing()}>{t('empty.browse')}</UiLink>
          </Button>
        }
      />
    )
  return <PropertyCards properties={query.data?.data} expected={expected} />
}
