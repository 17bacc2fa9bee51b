import type { Viewing } from '@manzil/api-client/generated/types.gen'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useState } from 'react'
import { useTranslation } from '../../language/use-translation.ts'
import { AnyTime } from '../../viewing/AnyTime.tsx'
import { CancelViewing } from '../../viewing/CancelViewing.tsx'
import { FreeTimes } from '../../viewing/FreeTimes.tsx'
import { useViewingChange } from '../../viewing/use-viewing-change.ts'
import { ViewingFacts } from '../../viewing/ViewingFacts.tsx'
import { ViewingHistory } from '../../viewing/ViewingHistory.tsx'

interface VisitorViewingProps {
  viewing: Viewing
  access: string
}

/** How a viewing stands, and what the visitor can do about it. */
export function VisitorViewing({ viewing, access }: VisitorViewingProps) {
  const { t } = useTranslation('viewings')
  const { change, busy } = useViewingChange(viewing._id, access)
  const [moving, setMoving] = useState(false)
  const { state, revision, starts_at, property_id, offers_times } = viewing
  const isOpen = state !== 'cancelled' && new Date(starts_at) > new Date()
  const move = {
    startsAt: starts_at,
    busy,
    onSend: (time: string) => void change({ action: 'move', starts_at: time, revision }),
    onBack: () => setMoving(false),
  }
  return (
    <>
      <ViewingFacts viewing={viewing} level={2} />
      <p className="viewing-page__say">
        {viewing.agency_name
          ? t('one.withOf', { name: viewing.agent_name, agency: viewing.agency_name })
          : t('one.with', { name: viewing.agent_name })}
      </p>
      <p className="viewing-page__say" role="status">
        {t(`say.${state}`)}
      </p>
      {isOpen && !moving && (
        <div className="viewing-actions">
          {state === 'proposed' && (
            <Button loading={busy} onClick={() => void change({ action: 'confirm', revision })}>
              {t('actions.accept')}
            </Button>
          )}
          <Button variant="outline" onClick={() => setMoving(true)}>
            {t('actions.move')}
          </Button>
          <CancelViewing onCancel={() => change({ action: 'cancel', revision })} />
        </div>
      )}
      {isOpen && moving && offers_times && <FreeTimes propertyId={property_id} {...move} />}
      {isOpen && moving && !offers_times && <AnyTime {...move} />}
      <ViewingHistory history={viewing.history} />
    </>
  )
}
