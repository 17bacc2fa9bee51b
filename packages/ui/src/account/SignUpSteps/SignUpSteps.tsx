import './SignUpSteps.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormFrame } from '../../forms/FormFrame/FormFrame.tsx'
import { Stepper, type StepperProps } from '../../forms/Stepper/Stepper.tsx'
import { Button } from '../../foundations/Button/Button.tsx'

export interface SignUpStepsProps {
  /** What the steps lead to: "Sign up". */
  label: string
  /** In their order, for example form, code and password. */
  steps: readonly { id: string; label: string }[]
  /** The id of the step that shows. */
  current: string
  /** Its heading; it takes the focus when the step changes. */
  title: string
  text?: ReactNode
  /** The fields of the step. */
  children: ReactNode
  /** The button that ends a step. */
  submit: { label: string; busyLabel: string; onSubmit: () => void }
  busy?: boolean
  /** Why the step failed; read out as it comes. */
  failure?: string | undefined
  /** Back to the step before; what was typed is kept by the parent. */
  back?: { label: string; onBack: () => void } | undefined
  /** Below the buttons: a new code, or the way to the login. */
  foot?: ReactNode
  /** Texts of the steps. */
  stepTexts: StepperProps['texts']
}

/** The frame of signing up: where one is, one step at a time, and the way back. */
export function SignUpSteps(props: SignUpStepsProps) {
  const { steps, current, submit, back, busy = false } = props
  const at = steps.findIndex((step) => step.id === current)
  const heading = useHeadingFocus(current)
  return (
    <section className="mz-signup" aria-label={props.label}>
      <Stepper
        label={props.label}
        texts={props.stepTexts}
        steps={steps.map((step, place) => ({
          ...step,
          state: place < at ? 'done' : place === at ? 'current' : 'upcoming',
        }))}
      />
      <div className="mz-signup__head">
        <h2 ref={heading} tabIndex={-1}>
          {props.title}
        </h2>
        {props.text && <p>{props.text}</p>}
      </div>
      <FormFrame key={current} onSubmit={submit.onSubmit} busy={busy} failure={props.failure}>
        {props.children}
        <div className="mz-signup__end">
          {back && (
            <Button variant="outline" disabled={busy} onClick={back.onBack}>
              {back.label}
            </Button>
          )}
          <Button type="submit" loading={busy} loadingText={submit.busyLabel}>
            {submit.label}
          </Button>
        </div>
      </FormFrame>
      {props.foot && <div className="mz-signup__foot">{props.foot}</div>}
    </section>
  )
}

/** A heading that takes the focus when the step changes, but not when the page opens. */
function useHeadingFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
