import type { Viewing } from '@manzil/api-client/generated/types.gen'
import { useState } from 'react'
import { AnyTime } from '../../../viewing/AnyTime.tsx'
import { FreeTimes } from '../../../viewing/FreeTimes.tsx'

interface ProposeTimeProps {
  viewing: Viewing
  busy: boolean
  onSend: (startsAt: string) => void
  onBack: () => void
}

/**
 * Another time for a viewing: one of the agent's own hours, so that nobody is asked to come at three at
 * night by a slip. Any other is a press away; it is the only way where there are no hours, or the
 * property is offered no longer and has no free times.
 */
export function ProposeTime({ viewing, ...rest }: ProposeTimeProps) {
  const { starts_at: startsAt, property_id, property_offered, offers_times } = viewing
  const [isOutside, setOutside] = useState(!offers_times || !property_offered)
  if (isOutside) return <AnyTime startsAt={startsAt} {...rest} />
  const own = { onOutside: () => setOutside(true) }
  return <FreeTimes propertyId={property_id} startsAt={startsAt} own={own} {...rest} />
}
