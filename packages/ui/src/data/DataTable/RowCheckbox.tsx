import { useEffect, useRef } from 'react'
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'

interface RowCheckboxProps {
  label: string
  checked: boolean
  /** Some, not all. */
  mixed?: boolean
  /** `run`: Shift was held. */
  onToggle: (run: boolean) => void
}

/** Chooses a row, or all. Its label is heard only. */
export function RowCheckbox({ label, checked, mixed = false, onToggle }: RowCheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])
  return (
    <Checkbox
      ref={input}
      className="mz-table__check"
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      checked={checked}
      onChange={({ nativeEvent }) =>
        onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  )
}
