import type { FieldTexts } from './Field.tsx'

/** Parts the field's own texts from what belongs to the control inside it. */
export function splitFieldProps<Props extends FieldTexts>(props: Props) {
  const { label, hideLabel, hint, error, required, ...control } = props
  const field: FieldTexts = {
    label,
    error,
    hint,
    ...(hideLabel !== undefined && { hideLabel }),
    ...(required !== undefined && { required }),
  }
  return { field, control }
}
