import { voteOnSharedList } from '@manzil/api-client/generated/sharing-calls.gen'
import { voteOnSharedListTexts } from '@manzil/api-client/generated/text-limits.gen'
import type { SharedListOpinion, SharedListVote } from '@manzil/api-client/generated/types.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { SegmentedControl } from '@manzil/ui/forms/SegmentedControl/SegmentedControl'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { useFailure } from '../../api/use-failure.ts'
import { useTranslation } from '../../language/use-translation.ts'

interface VoteFormProps {
  /** Of the list. */
  listKey: string
  propertyId: string
  /** How the visitor wants to be called; empty for nothing. */
  name: string
  /** The vote that stands. */
  vote: SharedListVote | undefined
}

const opinions = ['yes', 'maybe', 'no'] as const satisfies readonly SharedListOpinion[]

/** Yes, maybe or no to a property, which counts at once, and a few words to it. */
export function VoteForm({ listKey, propertyId, name, vote }: VoteFormProps) {
  const { t } = useTranslation('favourites')
  const [opinion, setOpinion] = useState<SharedListOpinion | ''>(vote?.opinion ?? '')
  const [comment, setComment] = useState(vote?.comment ?? '')
  const [sent, setSent] = useState(vote?.comment ?? '')
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  const [error, setError] = useState<string>()
  const queryClient = useQueryClient()
  const fail = useFailure()

  async function send(next: SharedListOpinion) {
    const before = opinion
    setOpinion(next)
    setState('saving')
    setError(undefined)
    const result = await voteOnSharedList(api, {
      params: { header: { 'Shared-List-Key': listKey } },
      body: { property_id: propertyId, opinion: next, name: name.trim() || null, comment },
    })
    setState(result.ok ? 'saved' : 'idle')
    if (result.ok) return setSent(comment)
    setOpinion(before)
    fail(result.error, { onText: setError })
    // A list that was ended meanwhile says so in place of its properties.
    if (result.error.status === 404)
      await queryClient.invalidateQueries({ queryKey: ['openSharedList'] })
  }

  return (
    <div className="vote-form">
      <SegmentedControl<SharedListOpinion | ''>
        label={t('vote.label')}
        segments={opinions.map((value) => ({ value, label: t(`vote.${value}`) }))}
        value={opinion}
        onChange={(next) => next !== '' && void send(next)}
      />
      {opinion !== '' && (
        <TextField
          label={t('vote.comment')}
          maxLength={voteOnSharedListTexts.comment}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      )}
      {opinion !== '' && comment !== sent && (
        <Button
          variant="outline"
          size="sm"
          loading={state === 'saving'}
          loadingText={t('vote.saving')}
          onClick={() => void send(opinion)}
        >
          {t('vote.save')}
        </Button>
      )}
      {error && (
        <InlineAlert tone="error" announce="now">
          {error}
        </InlineAlert>
      )}
      <span role="status" className="vote-form__status">
        {state === 'saved' && comment === sent ? t('vote.saved') : ''}
      </span>
    </div>
  )
}
