import './QuickActionPills.css'
import type { ReactNode } from 'react'

export interface QuickAction {
  /** What is sent. */
  id: string
  label: string
  icon?: ReactNode
}

export interface QuickActionPillsProps {
  label: string
  actions: readonly QuickAction[]
  onChoose: (id: string) => void
  disabled?: boolean
}

/** Ready-made first sentences of a conversation. */
export function QuickActionPills({ label, actions, onChoose, disabled }: QuickActionPillsProps) {
  return (
    <ul className="mz-pills" aria-label={label}>
      {actions.map((action) => (
        <li key={action.id}>
          <button type="button" disabled={disabled} onClick={() => onChoose(action.id)}>
            {action.icon}
            {action.label}
          </button>
        </li>
      ))}
    </ul>
  )
}
