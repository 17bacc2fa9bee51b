import { reportListing } from '@manzil/api-client/generated/enquiry-calls.gen'
import { zEmail } from '@manzil/api-client/generated/zod-mini.gen'
import { useRef, useState } from 'react'
import { api } from '../../../../../api/api.ts'
import { useFailure } from '../../../../../api/use-failure.ts'
import { useIdempotencyKey } from '../../../../../form/use-idempotency-key.ts'
import { useLanguage } from '../../../../../language/use-language.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import { noReportValues, type ReportValues, reportBody } from './report-values.ts'

type Errors = Partial<Record<keyof ReportValues, string>>

/** The form of a report. What was typed stays until it has arrived. */
export function useReport(id: string) {
  const { t } = useTranslation('particulars')
  const language = useLanguage()
  const fail = useFailure()
  const keyOf = useIdempotencyKey()
  const [values, setValues] = useState(noReportValues)
  const [tries, setTries] = useState(0)
  const [refused, setRefused] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const [reference, setReference] = useState<string>()
  const [submitting, setSubmitting] = useState(false)
  const underWay = useRef(false)

  const wrong: Errors = {
    ...(values.reason === '' && { reason: t('report.needReason') }),
    ...(values.reason === 'other' &&
      values.message.trim() === '' && { message: t('report.needMessage') }),
    ...(values.email.trim() !== '' &&
      !zEmail.safeParse(values.email.trim()).success && { email: t('report.emailWrong') }),
  }

  const submit = async () => {
    setTries((before) => before + 1)
    const body = reportBody(values, id, language)
    if (!body || Object.keys(wrong).length > 0 || underWay.current) return
    underWay.current = true
    setSubmitting(true)
    setFailure(undefined)
    setRefused({})
    const header = { 'Idempotency-Key': keyOf(body) }
    const result = await reportListing(api, { params: { header }, body })
    underWay.current = false
    setSubmitting(false)
    if (result.ok) return setReference(result.data.data.reference)
    fail(result.error, {
      onFields: (fields) => {
        const told = fields.filter(({ path }) => path in noReportValues)
        setRefused(Object.fromEntries(told.map(({ path, message }) => [path, message])))
        if (told.length === 0) setFailure(result.error.message)
      },
      onText: setFailure,
    })
  }

  return {
    values,
    errors: { ...(tries > 0 && wrong), ...refused },
    failure,
    /** Presses of the button so far. */
    tries,
    reference,
    submitting,
    submit,
    change: (next: Partial<ReportValues>) => {
      setRefused({})
      setValues((before) => ({ ...before, ...next }))
    },
    /** After one was sent, the next opening starts afresh. */
    begin: () => {
      if (reference === undefined) return
      setReference(undefined)
      setValues(noReportValues)
      setTries(0)
    },
  }
}
