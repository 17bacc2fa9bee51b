import './ChatWelcome.css'
import type { ReactNode } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'

export interface ChatWelcomeProps {
  /** "Say Hello to Noor" */
  title: string
  /** What the assistant says before anything was asked. */
  intro: string
  /** For guests alone. */
  login?: {
    text: string
    loginLabel: string
    onLogin: () => void
    signUp?: { label: string; onSignUp: () => void }
  }
  /** `QuickActionPills`. */
  children?: ReactNode
}

/** The head of a conversation: who speaks, the way in for guests, and ways to begin. */
export function ChatWelcome({ title, intro, login, children }: ChatWelcomeProps) {
  return (
    <div className="mz-chat-welcome">
      <h3>{title}</h3>
      <p>{intro}</p>
      {login && (
        <div className="mz-chat-welcome__login">
          <p>{login.text}</p>
          <Button size="sm" onClick={login.onLogin}>
            {login.loginLabel}
          </Button>
          {login.signUp && (
            <Button variant="outline" size="sm" onClick={login.signUp.onSignUp}>
              {login.signUp.label}
            </Button>
          )}
        </div>
      )}
      {children}
    </div>
  )
}
