import './LeadForm.css'
import {
  addPropertySuggestion,
  updatePropertySuggestion,
} from '@manzil/api-client/generated/calls.gen'
import type { StoredLead } from '@manzil/api-client/generated/types.gen'
import { zLead } from '@manzil/api-client/generated/zod-mini.gen'
import { PHONE_MAX_DIGITS } from '@manzil/domain/limits'
import { Button } from '@manzil/ui/Button/Button'
import { RangeInputs } from '@manzil/ui/RangeInputs/RangeInputs'
import { TextField } from '@manzil/ui/TextField/TextField'
import { useFormik } from 'formik'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { validateBySchema } from '../../../form/validate-by-schema.ts'
import { showToast } from '../../../stores/toasts.ts'
import { amount, type LeadValues, leadBody, leadValues } from './lead-values.ts'

interface LeadFormProps {
  /** What is updated; null to leave details for the first time. */
  known: StoredLead | null
  onClose: () => void
}

/** Name, e-mail, telephone and budget. Nothing typed is lost when sending fails. */
export function LeadForm({ known, onClose }: LeadFormProps) {
  const { t } = useTranslation('chat')
  const fail = useFailure()
  const validate = useLeadValidation()
  const form = useFormik<LeadValues>({
    initialValues: leadValues(known),
    validate,
    onSubmit: async (values, { setErrors }) => {
      const body = leadBody(values)
      const result = known
        ? await updatePropertySuggestion(api, { params: { path: { id: known._id } }, body })
        : await addPropertySuggestion(api, { body })
      if (result.ok) {
        showToast('success', known ? t('lead.updated') : t('lead.added'))
        onClose()
        return
      }
      fail(result.error, {
        onFields: (fields) =>
          setErrors(Object.fromEntries(fields.map(({ path, message }) => [path, message]))),
      })
    },
  })
  const errorOf = (field: keyof LeadValues) =>
    form.touched[field] ? form.errors[field] : undefined
  return (
    <form className="lead" noValidate onSubmit={form.handleSubmit}>
      <TextField
        {...form.getFieldProps('name')}
        label={t('lead.name')}
        error={errorOf('name')}
        required
        autoComplete="name"
        maxLength={120}
      />
      <TextField
        {...form.getFieldProps('email')}
        label={t('lead.email')}
        error={errorOf('email')}
        required
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        {...form.getFieldProps('phone_number')}
        label={t('lead.phone')}
        hint={t('lead.phoneHint')}
        error={errorOf('phone_number')}
        required
        type="tel"
        autoComplete="tel"
        dir="ltr"
        // One more, so that a number that is too long is told instead of cut off.
        maxLength={PHONE_MAX_DIGITS + 1}
      />
      <RangeInputs
        label={t('lead.budget')}
        minLabel={t('lead.min')}
        maxLabel={t('lead.max')}
        value={{ min: form.values.min_budget, max: form.values.max_budget }}
        onChange={({ min, max }) =>
          void form.setValues({ ...form.values, min_budget: amount(min), max_budget: amount(max) })
        }
      />
      <div className="lead__buttons">
        <Button variant="outline" disabled={form.isSubmitting} onClick={onClose}>
          {t('lead.skip')}
        </Button>
        <Button
          type="submit"
          loading={form.isSubmitting}
          loadingText={known ? t('lead.updating') : t('lead.submitting')}
        >
          {known ? t('lead.update') : t('lead.submit')}
        </Button>
      </div>
    </form>
  )
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
