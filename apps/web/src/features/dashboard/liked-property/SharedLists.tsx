import type { PropertyCard, SharedList } from '@manzil/api-client/generated/types.gen'
import { ErrorState } from '@manzil/ui/feedback/ErrorState/ErrorState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { OwnList } from './OwnList.tsx'
import { ShareForm } from './ShareForm.tsx'

interface SharedListsProps {
  query: UseQueryResult<{ data: SharedList[] }>
  /** What may be chosen. */
  properties: readonly PropertyCard[]
}

/** The lists that the account shows to others, and the form of a new one. */
export function SharedLists({ query, properties }: SharedListsProps) {
  const { t } = useTranslation('favourites')
  const [isMaking, setMaking] = useState(false)
  const lists = query.data?.data ?? []
  return (
    <section className="shared-lists">
      <h2>{t('lists.title')}</h2>
      <p>{t('lists.lead')}</p>
      {query.error && (
        <ErrorState
          title={t('lists.failed')}
          text={query.error.message}
          actions={<Button onClick={() => void query.refetch()}>{t('shared.retry')}</Button>}
        />
      )}
      <ul>
        {lists.map((list) => (
          <OwnList key={list._id} list={list} />
        ))}
      </ul>
      {isMaking ? (
        <ShareForm properties={properties} onMade={() => setMaking(false)} />
      ) : (
        properties.length > 0 && (
          <Button variant="outline" onClick={() => setMaking(true)}>
            {t('lists.new')}
          </Button>
        )
      )}
    </section>
  )
}
