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
  /** Colour never speaks alone: give the status tones an icon. */
  icon?: ReactNode
  children: ReactNode
}

/** A word about a thing: verified, new, price cut. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`mz-badge mz-badge--${tone}`}>
      {icon}
      {children}
    </span>
  )
}
