import './InlineAlert.css'
import type { ReactNode } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { CloseIcon } from '../../foundations/icons/actions.tsx'
import { type Tone, ToneIcon } from '../../foundations/icons/ToneIcon.tsx'

export interface InlineAlertProps {
  tone?: Tone
  /** What is so, in a few words. */
  title?: string
  /** What to do. */
  children?: ReactNode
  actions?: ReactNode
  onClose?: () => void
  /** Needed with `onClose`. */
  closeLabel?: string
  /**
   * For one that appears after the page: 'polite' waits for a pause, 'now' interrupts. One that was
   * there from the start is read in its place and needs none.
   */
  announce?: 'polite' | 'now'
}

/** A message inside the page, beside what it is about. */
export function InlineAlert(props: InlineAlertProps) {
  const { tone = 'info', title, children, actions, onClose, closeLabel, announce } = props
  const live = announce && { role: announce === 'now' ? 'alert' : 'status' }
  return (
    <div className={`mz-alert mz-tone--${tone}`} {...live}>
      <ToneIcon tone={tone} />
      <div className="mz-alert__body">
        {title && <p className="mz-alert__title">{title}</p>}
        {children && <div className="mz-alert__text">{children}</div>}
        {actions && <div className="mz-alert__actions">{actions}</div>}
      </div>
      {onClose && closeLabel && (
        <span className="mz-alert__close">
          <IconButton label={closeLabel} size="sm" onClick={onClose}>
            <CloseIcon size={18} />
          </IconButton>
        </span>
      )}
    </div>
  )
}
