import './SegmentedControl.css'
import { type ReactNode, useId } from 'react'

export interface Segment<Value extends string> {
  value: Value
  label: ReactNode
  /** Needed when the label is an icon. */
  name?: string
}

export interface SegmentedControlProps<Value extends string> {
  /** Says what is chosen between. */
  label: string
  /** What can be chosen, in order. */
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** Letters. Shorter labels stay in a line; longer ones may not fit into a phone. */
const longLabel = 24

const isLong = ({ label }: Segment<string>): boolean =>
  typeof label === 'string' && label.length > longLabel

/** One of two to four, all in view: buy or rent, list or map. Radio buttons underneath. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange } = props
  const group = useId()
  if (segments.length === 0) return null
  return (
    <div className="mz-segments" role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value} title={segment.name} data-long={isLong(segment) || undefined}>
          <input
            type="radio"
            name={group}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            aria-label={segment.name}
          />
          {segment.label}
        </label>
      ))}
    </div>
  )
}
