import './SavedSearchesPage.css'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { forgetSaved, noteSaved, savedSearchesQuery } from '../../../property/saving/access.ts'
import { paths } from '../../../routing/paths.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { SavedSearchCard } from './SavedSearchCard.tsx'
import { useAccess } from './use-access.ts'
import { useConfirmation } from './use-confirmation.ts'

/** The searches that a visitor keeps: by the session, and by the link of a mail. */
export default function SavedSearchesPage() {
  const { t } = useTranslation('saved')
  useDocumentTitle(t('title'))
  const access = useAccess()
  const confirmation = useConfirmation()
  const query = useQuery({
    ...savedSearchesQuery(access),
    enabled: confirmation.state !== 'busy',
    refetchOnMount: 'always',
  })
  const count = query.data?.data.length
  useEffect(() => {
    if (count === undefined) return
    if (count > 0) noteSaved(access)
    else forgetSaved()
  }, [count, access])

  return (
    <div className="saved">
      <SectionHeading level={1} title={t('title')} lead={t('lead')} />
      {confirmation.state === 'done' && (
        <InlineAlert tone="success" announce="polite">
          {confirmation.text}
        </InlineAlert>
      )}
      {confirmation.state === 'failed' && (
        <InlineAlert tone="error" announce="polite">
          {confirmation.text}
        </InlineAlert>
      )}
      <Loaded query={query} skeleton={<Skeleton height="9rem" />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              title={t('none.title')}
              text={t('none.text')}
              actions={
                <Button asChild>
                  <UiLink href={paths.propertyListing()}>{t('none.search')}</UiLink>
                </Button>
              }
            />
          ) : (
            <ul className="saved__list">
              {data.map((search) => (
                <SavedSearchCard key={search._id} search={search} access={access} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}
