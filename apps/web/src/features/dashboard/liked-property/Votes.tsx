import type { SharedListVote } from '@manzil/api-client/generated/types.gen'
import { Badge } from '@manzil/ui/foundations/Badge/Badge'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

const tones = { yes: 'success', maybe: 'neutral', no: 'warning' } as const

/** A vote with the list that it was given on. */
export type VoteOfList = SharedListVote & { listId: string }

/** What those who were shown a favourite say of it. */
export function Votes({ votes }: { votes: readonly VoteOfList[] }) {
  const { t } = useTranslation('favourites')
  const { number } = useFormats()
  if (votes.length === 0) return null
  return (
    <ul className="favourite__votes" aria-label={t('votes.title')}>
      {votes.map(({ listId, voter, opinion, name, comment }) => (
        <li key={`${listId} ${voter}`}>
          <Badge tone={tones[opinion]}>{t(`vote.${opinion}`)}</Badge>{' '}
          <bdi>{name ?? t('votes.visitor', { number: number(voter) })}</bdi>
          {comment && <p dir="auto">{comment}</p>}
        </li>
      ))}
    </ul>
  )
}
