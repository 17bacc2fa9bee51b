import { getViewingSlotsQuery } from '@manzil/api-client/generated/viewing-queries.gen'
import { DUBAI } from '@manzil/domain/time/dubai-days'
import { TimeSlots } from '@manzil/ui/forms/TimeSlots/TimeSlots'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../api/api.ts'
import { useFormats } from '../language/use-formats.ts'
import { useTranslation } from '../language/use-translation.ts'

interface FreeTimesProps {
  propertyId: string
  /** When it is now, which is no other time. */
  startsAt: string
  busy: boolean
  onSend: (startsAt: string) => void
  onBack: () => void
  /** Agents propose a time, which need not be a free one. */
  own?: { onOutside: () => void }
}

/** The times that an agent offers for a property; the agent alone may leave them. */
export function FreeTimes({ propertyId, startsAt, busy, onSend, onBack, own }: FreeTimesProps) {
  const { t } = useTranslation('viewings')
  const { number } = useFormats()
  const [chosen, setChosen] = useState('')
  const [missing, setMissing] = useState(false)
  const query = useQuery({
    ...getViewingSlotsQuery(api, { params: { path: { id: propertyId } } }),
    refetchOnMount: 'always',
  })
  const slots = (query.data?.data.slots ?? []).filter((slot) => slot !== startsAt)
  const start = slots.includes(chosen) ? chosen : ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(start === '')
    if (start !== '') onSend(start)
  }
  return (
    <form className="viewing-slots" aria-label={t('form.title')} onSubmit={submit}>
      <TimeSlots
        label={t('form.title')}
        slots={slots.map((each) => ({ start: each }))}
        value={start}
        onChange={setChosen}
        timeZone={DUBAI}
        status={query.data ? 'ready' : query.error ? 'failed' : 'loading'}
        onRetry={() => void query.refetch()}
        error={missing && start === '' ? t('form.choose') : undefined}
        texts={{
          day: t('form.day'),
          time: t('form.time'),
          full: t('form.full'),
          free: (count) => t('form.free', { total: number(count) }),
          none: t(own ? 'form.noneOwn' : 'form.none'),
          loading: t('form.loading'),
          failed: t('form.failed'),
          retry: t('form.retry'),
        }}
      />
      <div className="viewing-actions">
        {slots.length > 0 && (
          <Button type="submit" loading={busy}>
            {t(own ? 'actions.send' : 'actions.book')}
          </Button>
        )}
        {own && (
          <Button variant="outline" onClick={own.onOutside}>
            {t('actions.outside')}
          </Button>
        )}
        <Button variant="ghost" onClick={onBack}>
          {t('actions.back')}
        </Button>
      </div>
    </form>
  )
}
