import { sayPropertyGone } from '@manzil/api-client/generated/property-calls.gen'
import type { GoneReason } from '@manzil/api-client/generated/types.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { RadioGroup } from '@manzil/ui/forms/RadioGroup/RadioGroup'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { Dialog } from '@manzil/ui/overlays/Dialog/Dialog'
import { useId, useState } from 'react'
import { api } from '../../../../../api/api.ts'
import { useFailure } from '../../../../../api/use-failure.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import type { ReportDialogProps } from './ReportDialog.tsx'

/** A reason added to the contract and not here does not compile. */
const known: Record<GoneReason, true> = {
  said_so: true,
  taken: true,
  other_property: true,
  no_answer: true,
}
const isReason = (name: string): name is GoneReason => name in known
const reasons = Object.keys(known).filter(isReason)

/** Says that a property is gone, and how that is known; its agent is asked. */
export default function GoneDialog({ open, onClose, id }: ReportDialogProps) {
  const { t } = useTranslation(['particulars', 'common'])
  const formId = useId()
  const fail = useFailure()
  const [reason, setReason] = useState<GoneReason>()
  const [error, setError] = useState<string>()
  const [thanks, setThanks] = useState<string>()
  const [sending, setSending] = useState(false)

  async function send() {
    if (reason === undefined) return setError(t('gone.needReason'))
    if (sending) return
    setSending(true)
    setError(undefined)
    const result = await sayPropertyGone(api, { params: { path: { id } }, body: { reason } })
    setSending(false)
    if (result.ok) setThanks(result.data.message)
    else fail(result.error, { onText: setError })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('gone.title')}
      closeLabel={t('common:close')}
      {...(thanks === undefined && { description: t('gone.lead') })}
      footer={
        thanks === undefined ? (
          <Button type="submit" form={formId} loading={sending} loadingText={t('report.sending')}>
            {t('gone.send')}
          </Button>
        ) : (
          <Button onClick={onClose}>{t('report.done')}</Button>
        )
      }
    >
      {thanks === undefined ? (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <RadioGroup
            required
            label={t('gone.reason')}
            options={reasons.map((value) => ({ value, label: t(`gone.reasons.${value}`) }))}
            value={reason ?? ''}
            onChange={(value) => {
              if (isReason(value)) setReason(value)
              setError(undefined)
            }}
            error={error}
          />
        </form>
      ) : (
        <InlineAlert tone="success" announce="polite">
          {thanks}
        </InlineAlert>
      )}
    </Dialog>
  )
}
