import './Chip.css'
import type { ReactNode } from 'react'
import { CloseIcon } from '../icons/actions.tsx'

export interface ChipProps {
  children: ReactNode
  onRemove?: () => void
  /** "Remove: up to AED 2 million". Without a name there is no button. */
  removeLabel?: string
}

/** A wish or a filter that holds, and can be taken back. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  return (
    <span className="mz-chip">
      <span className="mz-chip__text" dir="auto">
        {children}
      </span>
      {onRemove && removeLabel && (
        <button type="button" aria-label={removeLabel} onClick={onRemove}>
          <CloseIcon size={16} />
        </button>
      )}
    </span>
  )
}
