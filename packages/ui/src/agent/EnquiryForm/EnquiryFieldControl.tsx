import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx'
import type { FieldTexts } from '../../forms/Field/Field.tsx'
import { Select, type SelectOption } from '../../forms/Select/Select.tsx'
import { TextArea } from '../../forms/TextArea/TextArea.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'

interface FieldBase extends Omit<FieldTexts, 'hideLabel'> {
  /** Unique in the form. */
  name: string
  value: string
}

export type EnquiryField =
  | (FieldBase & {
      kind: 'text' | 'email' | 'tel'
      /** Token of the browser's autofill: name, email, tel. */
      autoComplete?: string
      placeholder?: string
    })
  | (FieldBase & { kind: 'area'; rows?: number; maxLength?: number })
  | (FieldBase & {
      kind: 'select'
      options: readonly SelectOption[]
      placeholder?: string
      /** Nothing can be chosen yet. */
      disabled?: boolean
    })
  /** Its value is 'yes' or empty. */
  | (FieldBase & { kind: 'check' })

interface EnquiryFieldControlProps {
  field: EnquiryField
  onChange: (value: string) => void
  onBlur: () => void
}

/** The control for a field given as data. */
export function EnquiryFieldControl({ field, onChange, onBlur }: EnquiryFieldControlProps) {
  switch (field.kind) {
    case 'area': {
      const { kind: _, ...rest } = field
      return (
        <TextArea {...rest} onBlur={onBlur} onChange={(event) => onChange(event.target.value)} />
      )
    }
    case 'select': {
      const { kind: _, ...rest } = field
      return <Select {...rest} onBlur={onBlur} onChange={(event) => onChange(event.target.value)} />
    }
    case 'check':
      return (
        <Checkbox
          label={field.label}
          name={field.name}
          checked={field.value !== ''}
          aria-required={field.required}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.checked ? 'yes' : '')}
        />
      )
    default: {
      const { kind, ...rest } = field
      return (
        <TextField
          {...rest}
          type={kind}
          // Addresses and numbers are written from left to right in every language.
          dir={kind === 'text' ? 'auto' : 'ltr'}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    }
  }
}
