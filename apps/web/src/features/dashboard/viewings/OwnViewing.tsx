import type { Viewing } from '@manzil/api-client/generated/types.gen'
import { writtenPhone } from '@manzil/domain/phone-number'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { CancelViewing } from '../../../viewing/CancelViewing.tsx'
import { useViewingChange } from '../../../viewing/use-viewing-change.ts'
import { ViewingFacts } from '../../../viewing/ViewingFacts.tsx'
import { ViewingHistory } from '../../../viewing/ViewingHistory.tsx'
import { ProposeTime } from './ProposeTime.tsx'

/** A viewing with who comes, and what the agent can do about it. */
export function OwnViewing({ viewing }: { viewing: Viewing }) {
  const { t } = useTranslation('viewings')
  const { change, busy } = useViewingChange(viewing._id)
  const [proposing, setProposing] = useState(false)
  const { state, revision, starts_at, visitor } = viewing
  const isOpen = state !== 'cancelled' && new Date(starts_at) > new Date()
  return (
    <li className="viewings__row">
      <ViewingFacts viewing={viewing} level={3} />
      <p className="viewings__who">
        {visitor ? (
          <>
            <bdi>{visitor.name}</bdi>
            {visitor.phone_number && (
              <TextLink tone="plain" href={`tel:+${visitor.phone_number}`}>
                <bdi>{writtenPhone(visitor.phone_number)}</bdi>
              </TextLink>
            )}
            {visitor.email && (
              <TextLink tone="plain" href={`mailto:${visitor.email}`}>
                <bdi>{visitor.email}</bdi>
              </TextLink>
            )}
          </>
        ) : (
          t('withdrawn')
        )}
        <bdi>{viewing.reference}</bdi>
      </p>
      {isOpen && !proposing && (
        <div className="viewing-actions">
          {state === 'requested' && (
            <Button loading={busy} onClick={() => void change({ action: 'confirm', revision })}>
              {t('actions.confirm')}
            </Button>
          )}
          <Button variant="outline" onClick={() => setProposing(true)}>
            {t('actions.propose')}
          </Button>
          <CancelViewing onCancel={() => change({ action: 'cancel', revision })} />
        </div>
      )}
      {isOpen && proposing && (
        <ProposeTime
          viewing={viewing}
          busy={busy}
          onSend={(time) => void change({ action: 'move', starts_at: time, revision })}
          onBack={() => setProposing(false)}
        />
      )}
      <ViewingHistory history={viewing.history} />
    </li>
  )
}
