import '../../foundations/VisuallyHidden/VisuallyHidden.css'
import { useState } from 'react'
import { ChevronEndIcon, ChevronStartIcon } from '../../foundations/icons/actions.tsx'

export interface CardStepsProps {
  /** The picture that is shown, from 0. */
  at: number
  of: number
  show: (picture: number) => void
  texts: {
    previousPicture: string
    nextPicture: string
    /** Told to screen readers after a step: "Picture 2 of 5". Both count from 1. */
    position?: (at: number, of: number) => string
  }
}

/** The buttons that step through the pictures of a card, and what is heard of it. */
export function CardSteps({ at, of, show, texts }: CardStepsProps) {
  // Said after the first step only: a page of cards would say it of each.
  const [stepped, setStepped] = useState(at > 0)
  if (!stepped && at > 0) setStepped(true)
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className="mz-pictures__step mz-pictures__step--previous"
        aria-label={texts.previousPicture}
        onClick={() => show(at - 1)}
      >
        <span>
          <ChevronStartIcon size={18} />
        </span>
      </button>
      <button
        type="button"
        tabIndex={-1}
        className="mz-pictures__step mz-pictures__step--next"
        aria-label={texts.nextPicture}
        onClick={() => show(at + 1)}
      >
        <span>
          <ChevronEndIcon size={18} />
        </span>
      </button>
      {texts.position && (
        <span role="status" className="mz-visually-hidden">
          {stepped ? texts.position(at + 1, of) : ''}
        </span>
      )}
    </>
  )
}
