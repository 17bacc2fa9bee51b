import '../EmptyState/EmptyState.css'
import type { ReactNode } from 'react'
import { FailedArt } from '../StateArt/DoorwayArt.tsx'

export interface ErrorStateProps {
  /** What happened. */
  title: string
  /** What to do, and what was kept. */
  text?: ReactNode
  /** Try again. */
  actions?: ReactNode
  /** What support needs: "Request 0192…". */
  reference?: string
  /** Without the drawing. */
  plain?: boolean
  /** Of the heading; 1 where the page is nothing else. */
  level?: 1 | 2 | 3
}

/** A part of a page could not be shown. Told at once to screen readers. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, actions, reference, plain = false, level = 2 } = props
  const Heading = `h${level}` as const
  return (
    <div className="mz-state" role="alert">
      {!plain && <FailedArt />}
      <Heading className="mz-state__title">{title}</Heading>
      {text && <p className="mz-state__text">{text}</p>}
      {actions && <div className="mz-state__actions">{actions}</div>}
      {reference && <p className="mz-state__small">{reference}</p>}
    </div>
  )
}
