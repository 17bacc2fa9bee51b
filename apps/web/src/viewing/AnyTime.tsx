import { dubaiClock, dubaiDay, dubaiInstant } from '@manzil/domain/time/dubai-days'
import { Select } from '@manzil/ui/forms/Select/Select'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { clockTimes } from './clock-times.ts'

interface AnyTimeProps {
  /** When it is now: where the choice begins, and what is no other time. */
  startsAt: string
  busy: boolean
  onSend: (startsAt: string) => void
  onBack: () => void
}

/** Any day and time of the UAE, to ask for or to propose. */
export function AnyTime({ startsAt, busy, onSend, onBack }: AnyTimeProps) {
  const { t } = useTranslation('viewings')
  const [day, setDay] = useState(dubaiDay(new Date(startsAt)))
  const [time, setTime] = useState(dubaiClock(new Date(startsAt)))
  const [tried, setTried] = useState(false)
  const instant = dubaiInstant(day, time)
  const isTime = !Number.isNaN(instant.getTime())
  const isSame = instant.getTime() === new Date(startsAt).getTime()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isTime && !isSame) onSend(instant.toISOString())
  }
  return (
    <form className="viewing-any" aria-label={t('form.title')} onSubmit={submit}>
      <TextField
        label={t('form.day')}
        type="date"
        min={dubaiDay(new Date())}
        value={day}
        error={tried && !isTime ? t('form.choose') : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
      <Select
        label={t('form.time')}
        value={time}
        options={clockTimes(time)}
        error={tried && isSame ? t('form.same') : undefined}
        onChange={({ target }) => setTime(target.value)}
      />
      <Button type="submit" loading={busy}>
        {t('actions.send')}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {t('actions.back')}
      </Button>
    </form>
  )
}
