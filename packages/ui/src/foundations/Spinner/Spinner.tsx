import './Spinner.css'

export interface SpinnerProps {
  /** Told to screen readers; leave out where text beside it says the same. */
  label?: string
  /** Diameter in px; without one it follows the text. */
  size?: number
}

/** A turning ring: something is going on and has no known end. */
export function Spinner({ label, size }: SpinnerProps) {
  const style = size === undefined ? undefined : { inlineSize: size, blockSize: size }
  if (label === undefined) return <span className="mz-spinner" style={style} aria-hidden="true" />
  return <span className="mz-spinner" style={style} role="status" aria-label={label} />
}
