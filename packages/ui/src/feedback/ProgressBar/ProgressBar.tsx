import './ProgressBar.css'
import { useId } from 'react'

export interface ProgressBarProps {
  /** What is going on: "Uploading 4 pictures". */
  label: string
  /** How far; null while nobody knows. What lies outside 0 to `max` counts as the end. */
  value: number | null
  max?: number
  /** The state in words, shown and read instead of a bare percentage: "3 of 4". */
  valueText?: string
  tone?: 'data' | 'success' | 'error'
  size?: 'sm' | 'md'
  /** Both texts are heard only. */
  hideLabel?: boolean
}

/** How far something is. The browser's own `progress`, so it mirrors and speaks by itself. */
export function ProgressBar(props: ProgressBarProps) {
  const {
    label,
    value,
    max = 100,
    valueText,
    tone = 'data',
    size = 'md',
    hideLabel = false,
  } = props
  const id = useId()
  const known = value !== null && Number.isFinite(value)
  return (
    <div className="mz-progress" data-tone={tone} data-size={size}>
      {!hideLabel && (
        <div className="mz-progress__head">
          <label htmlFor={id}>{label}</label>
          {valueText !== undefined && <span aria-hidden="true">{valueText}</span>}
        </div>
      )}
      <progress
        id={id}
        max={max}
        aria-label={hideLabel ? label : undefined}
        aria-valuetext={valueText}
        {...(known && { value: Math.min(max, Math.max(0, value)) })}
      />
    </div>
  )
}
