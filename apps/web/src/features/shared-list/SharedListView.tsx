import { voteOnSharedListTexts } from '@manzil/api-client/generated/text-limits.gen'
import { ErrorState } from '@manzil/ui/feedback/ErrorState/ErrorState'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isGone } from '../../api/is-gone.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { ConnectedPropertyCard } from '../../property/ConnectedPropertyCard.tsx'
import { PropertyCards } from '../../property/PropertyCards.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { listQuery } from './list-query.ts'
import { NotShared } from './NotShared.tsx'
import { VoteForm } from './VoteForm.tsx'
import { keepVoterName, readVoterName } from './voter-name.ts'

/** Skeletons while the list loads. */
const EXPECTED = 3

/** The homes of a list, with a vote on each. */
export function SharedListView({ listKey }: { listKey: string }) {
  const { t } = useTranslation('favourites')
  const { number } = useFormats()
  const query = useQuery({ ...listQuery(listKey), refetchOnMount: 'always' })
  const [name, setName] = useState(readVoterName)
  const list = query.data?.data
  useDocumentTitle(list?.title)
  if (query.error && isGone(query.error)) return <NotShared />
  if (query.error)
    return (
      <ErrorState
        title={t('shared.failed')}
        text={query.error.message}
        actions={<Button onClick={() => void query.refetch()}>{t('shared.retry')}</Button>}
      />
    )
  if (!list) return <PropertyCards properties={undefined} expected={EXPECTED} />
  const { properties, notes, own_votes: votes, owner_name: owner, gone_count: gone } = list
  return (
    <>
      <SectionHeading level={1} title={list.title} lead={t('shared.lead')} />
      {owner && <p>{t('shared.by', { name: owner })}</p>}
      {properties.length === 0 && <p>{t('shared.empty')}</p>}
      <TextField
        className="shared-list-page__name"
        label={t('vote.name')}
        hint={t('vote.nameHint')}
        autoComplete="given-name"
        maxLength={voteOnSharedListTexts.name}
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          keepVoterName(event.target.value)
        }}
      />
      <ul className="listing-cards">
        {properties.map((property) => {
          const note = notes.find(({ property_id: id }) => id === property._id)?.note
          return (
            <li key={property._id} data-property={property._id}>
              <ConnectedPropertyCard property={property} />
              {note && (
                <p className="shared-list-page__note" dir="auto">
                  {t('shared.note', { note })}
                </p>
              )}
              <VoteForm
                listKey={listKey}
                propertyId={property._id}
                name={name}
                vote={votes.find(({ property_id: id }) => id === property._id)}
              />
            </li>
          )
        })}
      </ul>
      {gone > 0 && <p>{t('shared.gone', { total: number(gone) })}</p>}
    </>
  )
}
