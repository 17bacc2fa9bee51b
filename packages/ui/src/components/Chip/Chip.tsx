import './Chip.css'
import type { ReactNode } from 'react'
import { CloseIcon } from '../icons/actions.tsx'

export interface ChipProps {
  children: ReactNode
  onRemove?: () => void
  /** "Remove: up to AED 2 million" */
  removeLabel?: string
}

/** A wish or a filter that holds, and can be taken back. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  return (
    <span className="mz-chip">
      {children}
      {onRemove && (
        <button type="button" aria-label={removeLabel} onClick={onRemove}>
          <CloseIcon size={16} />
        </button>
      )}
    </span>
  )
}
