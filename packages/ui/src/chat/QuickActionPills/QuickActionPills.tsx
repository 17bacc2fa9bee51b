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
  /** For the width of a chat: smaller words, the same height to press. */
  compact?: boolean
}

/** Ready-made first sentences of a conversation. */
export function QuickActionPills(props: QuickActionPillsProps) {
  const { label, actions, onChoose, disabled = false, compact = false } = props
  if (actions.length === 0) return null
  return (
    <ul className={compact ? 'mz-pills mz-pills--compact' : 'mz-pills'} aria-label={label}>
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
