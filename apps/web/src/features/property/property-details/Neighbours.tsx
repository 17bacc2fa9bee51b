import { ChevronEndIcon, ChevronStartIcon } from '@manzil/ui/foundations/icons/actions'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { findNeighbours } from './find-neighbours.ts'

/** On to the property before and after this one, for who comes from a search. */
export function Neighbours({ id }: { id: string }) {
  const { t } = useTranslation('details')
  const queryClient = useQueryClient()
  // As it was when the page was opened: later answers must not take a link from under the hand.
  const [found] = useState(() => findNeighbours(queryClient, id))
  if (!found || (!found.previous && !found.next)) return null
  return (
    <nav className="details-neighbours" aria-label={t('results.label')}>
      {found.previous && (
        <UiLink href={paths.propertyDetails(found.previous)}>
          <ChevronStartIcon size={18} />
          {t('results.previous')}
        </UiLink>
      )}
      {found.next && (
        <UiLink href={paths.propertyDetails(found.next)}>
          {t('results.next')}
          <ChevronEndIcon size={18} />
        </UiLink>
      )}
    </nav>
  )
}
