import '../../foundations/VisuallyHidden/VisuallyHidden.css'
import './GuideSteps.css'
import { type ReactNode, useId } from 'react'
import { CheckIcon } from '../../foundations/icons/actions.tsx'

export interface GuideStep {
  id: string
  title: string
  /** Clean content of the guide. */
  content: ReactNode
  /** How long it takes, what it costs: label and words. */
  facts?: readonly { id: string; label: string; text: string }[]
  /** What to bring. */
  documents?: readonly string[]
  /** A `SourceNote`. */
  source?: ReactNode
  done?: boolean
}

export interface GuideStepsProps {
  /** The steps, in order. */
  steps: readonly GuideStep[]
  /** The step that comes next, marked as such. */
  current?: string | undefined
  level?: 2 | 3
  /** Writes the number of a step in the digits of the page. */
  formatNumber: (value: number) => string
  texts: {
    /** Before the documents: "You need". */
    documents: string
    /** Heard behind the title of a step that is done. */
    done: string
  }
}

/** The way through a purchase or a tenancy, step by step, each with an address of its own. */
export function GuideSteps(props: GuideStepsProps) {
  const { steps, current, level = 3, formatNumber, texts } = props
  const own = useId()
  const Heading = `h${level}` as const
  if (steps.length === 0) return null
  return (
    <ol className="mz-guide-steps">
      {steps.map((step, at) => (
        <li
          key={step.id}
          id={step.id}
          className="mz-guide-steps__step"
          data-done={step.done || undefined}
          aria-current={step.id === current ? 'step' : undefined}
        >
          <span className="mz-guide-steps__mark" aria-hidden="true">
            {step.done ? <CheckIcon size={18} /> : formatNumber(at + 1)}
          </span>
          <div className="mz-guide-steps__body">
            <Heading className="mz-guide-steps__title">
              {step.title}
              {step.done && <span className="mz-visually-hidden"> ({texts.done})</span>}
            </Heading>
            <div className="mz-guide-steps__content">{step.content}</div>
            {step.facts && step.facts.length > 0 && (
              <dl className="mz-guide-steps__facts">
                {step.facts.map((fact) => (
                  <div key={fact.id}>
                    <dt>{fact.label}</dt>
                    <dd>{fact.text}</dd>
                  </div>
                ))}
              </dl>
            )}
            {step.documents && step.documents.length > 0 && (
              <div className="mz-guide-steps__documents">
                <p id={`${own}-${at}`}>{texts.documents}</p>
                <ul aria-labelledby={`${own}-${at}`}>
                  {step.documents.map((document) => (
                    <li key={document}>{document}</li>
                  ))}
                </ul>
              </div>
            )}
            {step.source}
          </div>
        </li>
      ))}
    </ol>
  )
}
