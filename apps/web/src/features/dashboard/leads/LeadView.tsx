import type { LeadDetail } from '@manzil/api-client/generated/types.gen'
import { ApiFailure } from '@manzil/api-client/result'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { useAccount } from '../../../session/session-store.ts'
import { LeadBrief } from './LeadBrief.tsx'
import { LeadFacts } from './LeadFacts.tsx'
import { LeadHistory } from './LeadHistory.tsx'
import { addressOf, type LeadsView } from './leads-address.ts'
import { leadQuery } from './leads-queries.ts'
import { NoteForm } from './NoteForm.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { useLead } from './use-lead.ts'

/** One lead: who wrote, what was said, and what to do about it. */
export function LeadView({ id, view }: { id: string; view: LeadsView }) {
  const { t } = useTranslation('leads')
  const query = useQuery(leadQuery(id))
  return (
    <section className="leads__pane" aria-label={t('lead')}>
      <p className="leads__back">
        <TextLink tone="plain" href={addressOf({ ...view, lead: undefined })}>
          {t('back')}
        </TextLink>
      </p>
      <Loaded
        query={query}
        skeleton={<Skeleton height="20rem" />}
        failure={(cause) =>
          cause instanceof ApiFailure && cause.error.status === 404 ? (
            <EmptyState plain level={2} title={t('away.title')} text={t('away.text')} />
          ) : undefined
        }
      >
        {({ data }) => <Opened id={id} lead={data} />}
      </Loaded>
    </section>
  )
}

function Opened({ id, lead }: { id: string; lead: LeadDetail }) {
  const { t } = useTranslation('leads')
  const actions = useLead(id)
  const me = useAccount()?._id
  const { seen } = actions
  const isToSee = lead.row.is_unread && lead.row.handler._id === me
  useEffect(() => {
    if (isToSee) void seen()
  }, [isToSee, seen])
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever opens a lead by the keyboard goes on reading there.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { row, brief, transcript } = lead
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="leads__title">
        <bdi>{row.withdrawn_at ? t('withdrawnName') : row.name}</bdi>
      </h2>
      <LeadFacts lead={lead} actions={actions} />
      {(brief !== null || transcript.length > 0) && (
        <LeadBrief brief={brief} transcript={transcript} />
      )}
      <LeadHistory lead={lead} />
      {row.withdrawn_at === null && (
        <>
          {lead.can_reply ? (
            <ReplyForm id={id} lead={lead} actions={actions} />
          ) : (
            <p className="leads__note">{t('callOnly')}</p>
          )}
          <NoteForm actions={actions} />
        </>
      )}
    </>
  )
}
