import './Chip.css'
import type { ReactNode } from 'react'
import { CloseIcon } from '../icons/actions.tsx'

export interface ChipProps {
  children: ReactNode
  onRemove?: () => void
  /** "Remove: up to AED 2 million". Without a name there is no button. */
  removeLabel?: string
  /** Its words are a button that unfolds other values. */
  press?: { label: string; expanded: boolean; onPress: () => void }
  disabled?: boolean
}

/** A criterion or a filter that holds, and can be taken back. */
export function Chip({ children, onRemove, removeLabel, press, disabled = false }: ChipProps) {
  return (
    <span className="mz-chip">
      {press ? (
        <button
          type="button"
          className="mz-chip__press"
          aria-label={press.label}
          aria-expanded={press.expanded}
          disabled={disabled}
          onClick={press.onPress}
        >
          <span className="mz-chip__text" dir="auto">
            {children}
          </span>
        </button>
      ) : (
        <span className="mz-chip__text" dir="auto">
          {children}
        </span>
      )}
      {onRemove && removeLabel && (
        <button type="button" aria-label={removeLabel} disabled={disabled} onClick={onRemove}>
          <CloseIcon size={16} />
        </button>
      )}
    </span>
  )
}
