import type { ReactNode } from 'react'

export interface IconProps {
  /** Edge in px. */
  size?: number
  /** The accessible name; without one the icon is decoration. */
  label?: string
  className?: string
}

export interface IconBaseProps extends IconProps {
  children: ReactNode
  /** Solid shapes instead of strokes. */
  filled?: boolean
  /** Mirrors in right-to-left pages. */
  flips?: boolean
}

/** The frame of our icons: 24 × 24, one stroke, the colour of the text. */
export function Icon(props: IconBaseProps) {
  const { size = 20, label, className, children, filled = false, flips = false } = props
  const classes = [flips ? 'mz-flip' : '', className ?? ''].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(classes && { className: classes })}
      {...(label === undefined
        ? { 'aria-hidden': true as const }
        : { role: 'img', 'aria-label': label })}
    >
      {children}
    </svg>
  )
}
