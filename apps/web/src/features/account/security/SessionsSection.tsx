import { endOtherSessions, endSession } from '@manzil/api-client/generated/session-calls.gen'
import { listSessionsQuery } from '@manzil/api-client/generated/session-queries.gen'
import type { AccountSession } from '@manzil/api-client/generated/types.gen'
import { Badge } from '@manzil/ui/foundations/Badge/Badge'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { ConfirmDialog } from '@manzil/ui/overlays/ConfirmDialog/ConfirmDialog'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { showToast } from '../../../stores/toasts.ts'
import { SecurityRow, SecuritySection, SecuritySkeleton } from './SecuritySection.tsx'
import { useDeviceWords } from './use-device-words.ts'

/** Where the account is logged in; each but this one can be ended, and all others at once. */
export function SessionsSection() {
  const { t } = useTranslation('security')
  const query = useQuery({ ...listSessionsQuery(api), refetchOnMount: 'always' })
  return (
    <SecuritySection title={t('sessions.title')} lead={t('sessions.lead')}>
      <Loaded query={query} skeleton={<SecuritySkeleton />}>
        {({ data }) => <Sessions sessions={data} />}
      </Loaded>
    </SecuritySection>
  )
}

function Sessions({ sessions }: { sessions: readonly AccountSession[] }) {
  const { t } = useTranslation('security')
  const queryClient = useQueryClient()
  const fail = useFailure()
  const [asking, setAsking] = useState(false)
  const others = sessions.filter(({ current }) => !current)

  async function endOthers() {
    const result = await endOtherSessions(api)
    setAsking(false)
    if (result.ok) showToast('success', result.data.message)
    else fail(result.error)
    await queryClient.invalidateQueries()
  }

  return (
    <>
      <ul className="account-security__rows">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="account-security__note">{t('sessions.only')}</p>
      ) : (
        <div className="account-security__ends">
          <Button variant="outline" onClick={() => setAsking(true)}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={t('sessions.confirm.title')}
        description={t('sessions.confirm.text')}
        confirmLabel={t('sessions.confirm.yes')}
        cancelLabel={t('sessions.confirm.no')}
        busyLabel={t('sessions.ending')}
        tone="danger"
        onConfirm={endOthers}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

function SessionRow({ session }: { session: AccountSession }) {
  const { t } = useTranslation('security')
  const { device, country, moment, relative } = useDeviceWords()
  const queryClient = useQueryClient()
  const fail = useFailure()
  const name = device(session)

  async function end() {
    const result = await endSession(api, { params: { path: { id: session.id } } })
    if (result.ok) showToast('success', result.data.message)
    else fail(result.error)
    await queryClient.invalidateQueries()
  }

  return (
    <SecurityRow
      name={
        <>
          <span>{name}</span>
          {session.current && <Badge tone="success">{t('sessions.current')}</Badge>}
        </>
      }
      facts={[
        country(session),
        t('sessions.begun', { date: moment(session.created_at) }),
        session.current ? undefined : t('sessions.used', { when: relative(session.last_used_at) }),
      ]}
      ends={
        !session.current && (
          <Button
            variant="outline"
            size="sm"
            aria-label={t('sessions.endOf', { device: name })}
            loadingText={t('sessions.ending')}
            onClick={end}
          >
            {t('sessions.end')}
          </Button>
        )
      }
    />
  )
}
