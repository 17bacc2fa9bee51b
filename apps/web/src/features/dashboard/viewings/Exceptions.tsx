import type { ViewingException } from '@manzil/api-client/generated/types.gen'
import { dubaiDay } from '@manzil/domain/time/dubai-days'
import { Select } from '@manzil/ui/forms/Select/Select'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { RangeFields } from './RangeFields.tsx'

interface ExceptionsProps {
  exceptions: readonly ViewingException[]
  onChange: (exceptions: ViewingException[]) => void
}

/** Days off and days with other hours, the next first. */
export function Exceptions({ exceptions, onChange }: ExceptionsProps) {
  const { t } = useTranslation('viewings')
  const { date } = useFormats()
  const [day, setDay] = useState('')
  const [kind, setKind] = useState('off')
  const add = () => {
    if (day === '') return
    const hours = kind === 'off' ? [] : [{ from: '10:00', to: '18:00' }]
    const others = exceptions.filter((each) => each.day !== day)
    onChange([...others, { day, hours }].sort((a, b) => (a.day < b.day ? -1 : 1)))
    setDay('')
  }
  return (
    <section>
      <SectionHeading level={3} title={t('hours.exceptions')} lead={t('hours.exceptionsText')} />
      {exceptions.map((exception) => {
        const name = date(`${exception.day}T12:00:00Z`)
        const remove = () => onChange(exceptions.filter((each) => each !== exception))
        return (
          <fieldset key={exception.day} className="hours__day">
            <legend>{name}</legend>
            {exception.hours.length === 0 && <p className="hours__note">{t('hours.dayOff')}</p>}
            {exception.hours.map((range) => (
              <RangeFields
                key={exception.hours.indexOf(range)}
                range={range}
                day={name}
                onChange={(next) =>
                  onChange(
                    exceptions.map((each) =>
                      each === exception
                        ? { ...each, hours: each.hours.map((old) => (old === range ? next : old)) }
                        : each,
                    ),
                  )
                }
                onRemove={remove}
              />
            ))}
            {exception.hours.length === 0 && (
              <div>
                <Button variant="ghost" size="sm" onClick={remove}>
                  {t('hours.removeDay', { day: name })}
                </Button>
              </div>
            )}
          </fieldset>
        )
      })}
      <div className="hours__range">
        <TextField
          label={t('hours.date')}
          type="date"
          min={dubaiDay(new Date())}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Select
          label={t('hours.kind')}
          value={kind}
          options={[
            { value: 'off', label: t('hours.kindOff') },
            { value: 'hours', label: t('hours.kindHours') },
          ]}
          onChange={({ target }) => setKind(target.value)}
        />
        <Button variant="outline" disabled={day === ''} onClick={add}>
          {t('hours.addDay')}
        </Button>
      </div>
    </section>
  )
}
