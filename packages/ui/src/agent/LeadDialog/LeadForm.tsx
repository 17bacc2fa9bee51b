import { useEffect, useRef } from 'react'
import { FormFrame } from '../../forms/FormFrame/FormFrame.tsx'
import type { FormState } from '../../forms/FormFrame/form-state.ts'
import { RangeInputs } from '../../forms/RangeInputs/RangeInputs.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Button } from '../../foundations/Button/Button.tsx'

/** As typed; budgets in whole AED, empty for none. */
export interface LeadValues {
  name: string
  email: string
  phone_number: string
  min_budget: string
  max_budget: string
}

export interface LeadFormProps extends FormState<LeadValues> {
  labels: {
    name: string
    email: string
    phone: string
    phoneHint?: string
    budget: string
    min: string
    max: string
    unit?: string
  }
  texts: { submit: string; submitting: string }
  skipLabel: string
  onSkip: () => void
}

/** Longest number that can be typed, in digits: one more than is allowed, so that it is told. */
const phoneLength = 16

/** Name, e-mail and telephone are asked for; the budget may stay open. */
export function LeadForm(props: LeadFormProps) {
  const { values, errors, onChange, labels, texts, busy = false } = props
  const first = useRef<HTMLInputElement>(null)
  // The button that had the focus goes with what was shown while the form was on its way.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.focus()
  }, [])
  return (
    <FormFrame onSubmit={props.onSubmit} busy={busy} failure={props.failure}>
      <TextField
        ref={first}
        label={labels.name}
        required
        value={values.name}
        error={errors?.name}
        onChange={(event) => onChange({ ...values, name: event.target.value })}
        autoComplete="name"
        maxLength={120}
      />
      <TextField
        label={labels.email}
        required
        type="email"
        value={values.email}
        error={errors?.email}
        onChange={(event) => onChange({ ...values, email: event.target.value })}
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        label={labels.phone}
        required
        type="tel"
        dir="ltr"
        hint={labels.phoneHint}
        value={values.phone_number}
        error={errors?.phone_number}
        onChange={(event) => onChange({ ...values, phone_number: event.target.value })}
        autoComplete="tel"
        maxLength={phoneLength}
      />
      <RangeInputs
        label={labels.budget}
        minLabel={labels.min}
        maxLabel={labels.max}
        unit={labels.unit}
        error={errors?.min_budget ?? errors?.max_budget}
        value={{ min: values.min_budget, max: values.max_budget }}
        onChange={({ min, max }) => onChange({ ...values, min_budget: min, max_budget: max })}
      />
      <div className="mz-form__end">
        <Button variant="outline" disabled={busy} onClick={props.onSkip}>
          {props.skipLabel}
        </Button>
        <Button type="submit" loading={busy} loadingText={texts.submitting}>
          {texts.submit}
        </Button>
      </div>
    </FormFrame>
  )
}
