import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { findSimilarSearch } from './find-similar-search.ts'
import { GoneProperties } from './GoneProperties.tsx'

/** The property was taken down, or never was; leads to properties like it where they are known. */
export function DetailsNotFound({ id }: { id: string }) {
  const { t } = useTranslation('details')
  useDocumentTitle(t('notFound.title'))
  const similar = findSimilarSearch(useQueryClient(), id)
  return (
    <div className="details">
      <EmptyState
        level={1}
        title={t('notFound.title')}
        text={t('notFound.text')}
        actions={
          <>
            {similar && (
              <Button asChild>
                <UiLink href={paths.propertyListing(similar)}>{t('notFound.similar')}</UiLink>
              </Button>
            )}
            <Button asChild variant={similar ? 'outline' : 'solid'}>
              <UiLink href={paths.propertyListing()}>{t('notFound.all')}</UiLink>
            </Button>
          </>
        }
      />
      <GoneProperties similar={similar} />
    </div>
  )
}
