import './Disclosure.css'
import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/actions.tsx'

export interface DisclosureProps {
  /** What is read while it is closed. */
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Disclosures of one name close each other. */
  group?: string
  /** 'source' is small print under a figure. */
  variant?: 'question' | 'source'
  /** After it was opened or closed, by whatever. */
  onToggle?: (open: boolean) => void
}

/** Something that unfolds: an answer, or where a figure comes from. Found by the page's search. */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, open, group, variant = 'question', onToggle } = props
  return (
    <details
      className={`mz-disclosure mz-disclosure--${variant}`}
      open={open}
      name={group}
      {...(onToggle && { onToggle: (event) => onToggle(event.currentTarget.open) })}
    >
      <summary>
        {summary}
        <ChevronDownIcon size={18} />
      </summary>
      <div className="mz-disclosure__body">{children}</div>
    </details>
  )
}
