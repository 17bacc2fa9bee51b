import {
  addPropertySuggestion,
  updatePropertySuggestion,
} from '@manzil/api-client/generated/chat-calls.gen'
import type { StoredLead } from '@manzil/api-client/generated/types.gen'
import { zLead } from '@manzil/api-client/generated/zod-mini.gen'
import type { LeadDialogProps } from '@manzil/ui/agent/LeadDialog/LeadDialog'
import type { LeadValues } from '@manzil/ui/agent/LeadDialog/LeadForm'
import { useFormik } from 'formik'
import { useMemo, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { validateBySchema } from '../../../form/validate-by-schema.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { showToast } from '../../../stores/toasts.ts'
import type { FetchedLead } from './fetch-lead.ts'
import { leadBody, leadValues, limitAmounts } from './lead-values.ts'

interface LeadForm {
  /** What is updated; null to leave details for the first time. */
  known: StoredLead | null
  form: LeadDialogProps['form']
  /** Begins anew with what was left before, or is known. */
  fill: (lead: FetchedLead) => void
}

/**
 * The form of the lead dialog. Errors show from the first attempt on: earlier, a field that grows by
 * its error would move the button that is being pressed. Nothing typed is lost when sending fails.
 */
export function useLeadForm(onSent: () => void): LeadForm {
  const { t } = useTranslation('chat')
  const fail = useFailure()
  const validate = useLeadValidation()
  const [known, setKnown] = useState<StoredLead | null>(null)
  const [failure, setFailure] = useState<string>()
  const form = useFormik<LeadValues>({
    initialValues: leadValues(null),
    validate,
    onSubmit: async (values, { setErrors }) => {
      setFailure(undefined)
      const body = leadBody(values)
      const result = known
        ? await updatePropertySuggestion(api, { params: { path: { id: known._id } }, body })
        : await addPropertySuggestion(api, { body })
      if (result.ok) {
        showToast('success', known ? t('lead.updated') : t('lead.added'))
        onSent()
        return
      }
      fail(result.error, {
        onFields: (fields) =>
          setErrors(Object.fromEntries(fields.map(({ path, message }) => [path, message]))),
        onText: setFailure,
      })
    },
  })
  return {
    known,
    form: {
      values: form.values,
      errors: form.submitCount > 0 ? form.errors : undefined,
      onChange: (values) => void form.setValues(limitAmounts(values)),
      onSubmit: form.submitForm,
      busy: form.isSubmitting,
      failure,
    },
    fill: ({ known: left, values }) => {
      setKnown(left)
      setFailure(undefined)
      form.resetForm({ values })
    },
  }
}

/** The contract's rules with the specification's messages; budgets have no rules. */
function useLeadValidation() {
  const { t } = useTranslation('chat')
  return useMemo(() => {
    const name = t('lead.errors.nameRequired')
    return validateBySchema<LeadValues>(zLead, leadBody, {
      name: { empty: name, wrong: name },
      email: { empty: t('lead.errors.emailRequired'), wrong: t('lead.errors.emailInvalid') },
      phone_number: {
        empty: t('lead.errors.phoneRequired'),
        wrong: t('lead.errors.phoneInvalid'),
      },
    })
  }, [t])
}
