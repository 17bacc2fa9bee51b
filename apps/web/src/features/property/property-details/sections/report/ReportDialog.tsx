import { reportListingTexts } from '@manzil/api-client/generated/text-limits.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { RadioGroup } from '@manzil/ui/forms/RadioGroup/RadioGroup'
import { TextArea } from '@manzil/ui/forms/TextArea/TextArea'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { Dialog } from '@manzil/ui/overlays/Dialog/Dialog'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '../../../../../language/use-translation.ts'
import { reasons } from './report-values.ts'
import { useReport } from './use-report.ts'

export interface ReportDialogProps {
  open: boolean
  onClose: () => void
  /** Of the property. */
  id: string
}

/** Says what is wrong with a property, in a press and, where wanted, in words. */
export default function ReportDialog({ open, onClose, id }: ReportDialogProps) {
  const { t } = useTranslation(['particulars', 'common'])
  const formId = useId()
  const form = useReport(id)
  const { values, errors, change, reference, tries } = form
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) focusFirstWrong(fields.current)
  }, [tries])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={form.begin}
      title={t('report.title')}
      closeLabel={t('common:close')}
      {...(reference === undefined && { description: t('report.lead') })}
      footer={
        reference === undefined ? (
          <Button
            type="submit"
            form={formId}
            loading={form.submitting}
            loadingText={t('report.sending')}
          >
            {t('report.send')}
          </Button>
        ) : (
          <Button onClick={onClose}>{t('report.done')}</Button>
        )
      }
    >
      {reference === undefined ? (
        <form
          id={formId}
          ref={fields}
          noValidate
          className="details-group"
          onSubmit={(event) => {
            event.preventDefault()
            void form.submit()
          }}
        >
          <RadioGroup
            required
            label={t('report.reason')}
            options={reasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
            value={values.reason}
            onChange={(reason) => change({ reason })}
            error={errors.reason}
          />
          <TextArea
            label={t(values.reason === 'other' ? 'report.messageOther' : 'report.message')}
            value={values.message}
            maxLength={reportListingTexts.message}
            onChange={(event) => change({ message: event.target.value })}
            error={errors.message}
          />
          <TextField
            type="email"
            autoComplete="email"
            dir="ltr"
            label={t('report.email')}
            value={values.email}
            onChange={(event) => change({ email: event.target.value })}
            error={errors.email}
          />
          {form.failure && (
            <InlineAlert tone="error" announce="now">
              {form.failure}
            </InlineAlert>
          )}
        </form>
      ) : (
        <InlineAlert tone="success" title={t('report.sent')} announce="polite">
          {t('report.sentText', { reference })}
        </InlineAlert>
      )}
    </Dialog>
  )
}

/** Where the visitor has to look again. */
function focusFirstWrong(form: HTMLFormElement | null) {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = wrong?.querySelector<HTMLElement>('input') ?? wrong
  control?.focus()
}
