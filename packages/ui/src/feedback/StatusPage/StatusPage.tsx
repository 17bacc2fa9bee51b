import '../EmptyState/EmptyState.css'
import type { ReactNode } from 'react'

export interface StatusPageProps {
  title: string
  text: ReactNode
  /** Two buttons: what to try, and the way home. */
  actions: ReactNode
  /** A picture of StateArt. */
  art: ReactNode
  /** The number by which support finds what happened. */
  reference?: string
  /** Within the frame of a page or a dialog, whose landmark it shares. */
  inside?: boolean
}

/** Instead of a page: not found, something went wrong, no connection, slow, server down. */
export function StatusPage(props: StatusPageProps) {
  const { title, text, actions, art, reference, inside = false } = props
  const Frame = inside ? 'div' : 'main'
  return (
    <Frame className={inside ? 'mz-state mz-state--inside' : 'mz-state mz-state--page'}>
      {art}
      <h1 className="mz-state__title">{title}</h1>
      <p className="mz-state__text">{text}</p>
      <div className="mz-state__actions">{actions}</div>
      {reference && <p className="mz-state__small">{reference}</p>}
    </Frame>
  )
}
