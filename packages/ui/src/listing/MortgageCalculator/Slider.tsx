export interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** The value as it is read aloud. */
  text: string
  onChange: (value: number) => void
}

/** The rough hand beside a field for the exact one. The browser's own, with its keys. */
export function Slider({ label, text, onChange, ...range }: SliderProps) {
  return (
    <input
      type="range"
      className="mz-calculator__slider"
      aria-label={label}
      aria-valuetext={text}
      {...range}
      disabled={range.max <= range.min}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  )
}
