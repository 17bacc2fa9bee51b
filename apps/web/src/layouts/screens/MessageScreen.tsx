import './MessageScreen.css'
import type { ReactNode } from 'react'

interface MessageScreenProps {
  picture?: ReactNode
  title: string
  /** What happened and what to do next. */
  children: ReactNode
  actions: ReactNode
}

/** A page that holds one message: not found, failed, no connection. */
export function MessageScreen({ picture, title, children, actions }: MessageScreenProps) {
  return (
    <div className="message-screen">
      {picture}
      <h1>{title}</h1>
      {children}
      <div className="message-screen__actions">{actions}</div>
    </div>
  )
}
