import './MessageScreen.css'
import { StateArt } from '@manzil/ui/StateArt/StateArt'
import type { ReactNode } from 'react'

interface MessageScreenProps {
  art: 'missing' | 'failed'
  title: string
  /** What happened and what to do next. */
  children: ReactNode
  actions: ReactNode
}

/** One message in place of a page's content, inside the frame of the site. */
export function MessageScreen({ art, title, children, actions }: MessageScreenProps) {
  return (
    <div className="message-screen">
      <StateArt kind={art} />
      <h1>{title}</h1>
      {children}
      <div className="message-screen__actions">{actions}</div>
    </div>
  )
}
