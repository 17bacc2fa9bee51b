import './Stepper.css'
import { CheckIcon } from '../../foundations/icons/actions.tsx'
import { WarningIcon } from '../../foundations/icons/things.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'

export type StepState = 'done' | 'current' | 'failed' | 'upcoming'

export interface Step {
  id: string
  label: string
  /** What was entered, or what is wrong. */
  detail?: string
  state: StepState
  /** May not be gone to yet. Steps to come are, unless `onGo` is meant for them too. */
  locked?: boolean
}

export interface StepperProps {
  /** What the steps lead to: "Add your property". */
  label: string
  /** The steps, in order. */
  steps: readonly Step[]
  /** Goes to a step; without it the steps are not buttons. */
  onGo?: (id: string) => void
  /** On phones the steps are a bar with the current one's name. Vertical lists stay as they are. */
  orientation?: 'horizontal' | 'vertical'
  texts: {
    /** States in words, after the label. */
    states: Record<StepState, string>
    /** "Step 2 of 5"; counts come raw. */
    position: (step: number, all: number) => string
  }
}

/** Where one is in a task of several pages, and what is left. */
export function Stepper(props: StepperProps) {
  const { label, steps, onGo, orientation = 'horizontal', texts } = props
  const at = steps.findIndex((step) => step.state === 'current')
  return (
    <nav aria-label={label} className={`mz-steps mz-steps--${orientation}`}>
      {orientation === 'horizontal' && at >= 0 && (
        <p className="mz-steps__now" aria-hidden="true">
          <span>{texts.position(at + 1, steps.length)}</span> {steps[at]?.label}
        </p>
      )}
      <ol>
        {steps.map((step, index) => (
          <li
            key={step.id}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <StepLine step={step} number={index + 1} onGo={onGo} state={texts.states[step.state]} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface StepLineProps {
  step: Step
  number: number
  state: string
  onGo: ((id: string) => void) | undefined
}

function StepLine({ step, number, state, onGo }: StepLineProps) {
  const { id, label, detail, locked = step.state === 'upcoming' } = step
  const content = (
    <>
      <span className="mz-steps__mark" aria-hidden="true">
        {step.state === 'done' && <CheckIcon size={16} />}
        {step.state === 'failed' && <WarningIcon size={16} />}
        {(step.state === 'current' || step.state === 'upcoming') && number}
      </span>
      <span className="mz-steps__text">
        <span className="mz-steps__label">{label}</span>
        <VisuallyHidden>{`, ${state}`}</VisuallyHidden>
        {detail && <span className="mz-steps__detail">{detail}</span>}
      </span>
    </>
  )
  if (!onGo || step.state === 'current' || locked) {
    return <div className="mz-steps__step">{content}</div>
  }
  return (
    <button type="button" className="mz-steps__step" onClick={() => onGo(id)}>
      {content}
    </button>
  )
}
