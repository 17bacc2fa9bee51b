import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import {
  comparedProperties,
  likedProperties,
  seenProperties,
} from '../../../stores/property-lists.ts'
import { findSimilarSearch } from './find-similar-search.ts'
import { GoneProperties } from './GoneProperties.tsx'

/** Whether this browser has had to do with a property, so that it was listed once. */
const wasListed = (id: string): boolean =>
  [seenProperties, likedProperties, comparedProperties].some((list) => list.has(id))

/**
 * The property was taken down, or never was: the server tells nobody which. Leads to properties like
 * it where they are known.
 */
export function DetailsNotFound({ id }: { id: string }) {
  const { t } = useTranslation('details')
  const similar = findSimilarSearch(useQueryClient(), id)
  const isKnown = similar !== undefined || wasListed(id)
  const title = t(isKnown ? 'notFound.title' : 'notFound.unknownTitle')
  useDocumentTitle(title)
  return (
    <div className="details">
      <EmptyState
        level={1}
        title={title}
        text={t(isKnown ? 'notFound.text' : 'notFound.unknownText')}
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
