import '../InlineAlert/InlineAlert.css'
import './Banner.css'
import type { ReactNode } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { CloseIcon } from '../../foundations/icons/actions.tsx'
import { type Tone, ToneIcon } from '../../foundations/icons/ToneIcon.tsx'

export interface BannerProps {
  /** Name of the region. */
  label: string
  tone?: Tone
  children: ReactNode
  /** A link or a small button. */
  action?: ReactNode
  onClose?: () => void
  /** Needed with `onClose`. */
  closeLabel?: string
}

/** A strip across the page about the whole site: maintenance, a slow connection. One at a time. */
export function Banner({ label, tone = 'info', children, action, ...rest }: BannerProps) {
  return (
    <section className={`mz-banner mz-tone--${tone}`} aria-label={label}>
      <div className="mz-banner__row">
        <ToneIcon tone={tone} />
        <div className="mz-banner__text">
          <span>{children}</span>
          {action}
        </div>
        {rest.onClose && rest.closeLabel && (
          <IconButton label={rest.closeLabel} size="sm" onClick={rest.onClose}>
            <CloseIcon size={18} />
          </IconButton>
        )}
      </div>
    </section>
  )
}
