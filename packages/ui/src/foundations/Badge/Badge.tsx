import './Badge.css'
import type { ReactNode } from 'react'

export type BadgeTone =
  | 'neutral'
  | 'success'
  | 'warning'
  | 'error'
  | 'info'
  | 'accent'
  /** Readable on any picture. */
  | 'media'

export interface BadgeProps {
  tone?: BadgeTone
  /** 'outline' for many in a row, such as states in a table. */
  variant?: 'soft' | 'outline'
  size?: 'sm' | 'md'
  /** Colour never speaks alone: give the status tones an icon. */
  icon?: ReactNode
  children: ReactNode
}

/** A word about a thing: verified, new, price cut. */
export function Badge({ tone = 'neutral', variant, size, icon, children }: BadgeProps) {
  const look = [
    'mz-badge',
    `mz-badge--${tone}`,
    variant === 'outline' ? 'mz-badge--outline' : '',
    size === 'md' ? 'mz-badge--md' : '',
  ]
  return (
    <span className={look.filter(Boolean).join(' ')}>
      {icon}
      <span className="mz-badge__text" dir="auto">
        {children}
      </span>
    </span>
  )
}
