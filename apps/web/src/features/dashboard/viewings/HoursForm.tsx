import type { ViewingHours } from '@manzil/api-client/generated/types.gen'
import { updateMyViewingHours } from '@manzil/api-client/generated/viewing-calls.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { showToast } from '../../../stores/toasts.ts'
import { Exceptions } from './Exceptions.tsx'
import { HoursRules } from './HoursRules.tsx'
import { WeekHours } from './WeekHours.tsx'

/** Weekly hours, days that differ, and the rules of booking. */
export function HoursForm({ saved }: { saved: ViewingHours }) {
  const { t } = useTranslation('viewings')
  const queryClient = useQueryClient()
  const fail = useFailure()
  const [hours, setHours] = useState(saved)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const change = (part: Partial<ViewingHours>) => setHours((before) => ({ ...before, ...part }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const result = await updateMyViewingHours(api, { body: hours })
    setBusy(false)
    if (result.ok) {
      showToast('success', result.data.message)
      await queryClient.invalidateQueries({ queryKey: ['getMyViewingHours'] })
      return
    }
    fail(result.error, {
      onFields: ([field]) => setProblem(field?.message ?? result.error.message),
      onText: setProblem,
    })
  }
  return (
    <form className="hours" onSubmit={(event) => void submit(event)}>
      <SectionHeading level={2} title={t('hours.title')} lead={t('hours.lead')} />
      <WeekHours week={hours.week} onChange={(week) => change({ week })} />
      <Exceptions exceptions={hours.exceptions} onChange={(exceptions) => change({ exceptions })} />
      <HoursRules hours={hours} onChange={change} />
      <p className="hours__note">{t('hours.stays')}</p>
      {problem !== undefined && (
        <InlineAlert tone="error" announce="polite">
          {problem}
        </InlineAlert>
      )}
      <div>
        <Button type="submit" loading={busy}>
          {t('hours.save')}
        </Button>
      </div>
    </form>
  )
}
