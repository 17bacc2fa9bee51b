import './EmptyState.css'
import type { ReactNode } from 'react'
import { EmptyArt } from '../StateArt/DoorwayArt.tsx'

export interface EmptyStateProps {
  /** What is so: "No properties fit all of these wishes". */
  title: string
  /** What to do next. */
  text?: ReactNode
  actions?: ReactNode
  /** Without the picture, where there is little room. */
  plain?: boolean
  /** Of the heading; 1 where the page is nothing else. */
  level?: 1 | 2 | 3
}

/** Nothing to show, and that is no fault. */
export function EmptyState({ title, text, actions, plain = false, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="mz-state">
      {!plain && <EmptyArt />}
      <Heading className="mz-state__title">{title}</Heading>
      {text && <p className="mz-state__text">{text}</p>}
      {actions && <div className="mz-state__actions">{actions}</div>}
    </div>
  )
}
