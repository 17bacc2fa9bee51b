import './OneTimeCodeField.css'
import { useEffect, useRef, useState } from 'react'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { latinDigits } from '../RangeInputs/digits.ts'

export interface OneTimeCodeFieldProps extends FieldTexts {
  value: string
  /** Letters and digits alone, at most `length` of them. */
  onChange: (value: string) => void
  /** The last character was typed or pasted. */
  onComplete?: (value: string) => void
  /** Characters of the code. */
  length?: number
  /** 'letters' also takes A–Z, which become capitals. */
  kind?: 'digits' | 'letters'
  disabled?: boolean
  /** The code is being looked at: nothing is taken meanwhile, and the focus stays, unlike by `disabled`. */
  busy?: boolean
  /** Takes the focus when it comes. */
  autoFocus?: boolean
  name?: string
}

/** What of a typed or pasted text belongs to a code: "123 456" is 123456, and so is ١٢٣٤٥٦. */
export function readCode(text: string, length: number, kind: 'digits' | 'letters'): string {
  const other = kind === 'digits' ? /[^0-9]/g : /[^0-9A-Z]/g
  return latinDigits(text).toUpperCase().replace(other, '').slice(0, length)
}

/**
 * A code from a message, drawn as boxes. Underneath is one input, so that the machine can fill it
 * in, a code can be pasted whole, and screen readers meet one field instead of six.
 */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { value, onChange, onComplete, length = 6, kind = 'digits', disabled, busy, name } = props
  const { autoFocus = false, label, hideLabel, hint, error, required } = props
  const input = useRef<HTMLInputElement>(null)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  const take = (text: string) => {
    const next = readCode(text, length, kind)
    if (next === value) return
    onChange(next)
    if (next.length === length) onComplete?.(next)
  }
  const at = Math.min(value.length, length - 1)
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      // A whole code is sent by itself, so that nobody comes anew to hear what is wrong with it.
      announce
      {...(hideLabel && { hideLabel })}
      {...(required && { required })}
    >
      {(ties) => (
        <div className="mz-code" dir="ltr" data-invalid={error ? true : undefined}>
          <input
            {...ties}
            ref={input}
            className="mz-code__input"
            type="text"
            inputMode={kind === 'digits' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize={kind === 'digits' ? 'none' : 'characters'}
            autoCorrect="off"
            spellCheck={false}
            value={value}
            disabled={disabled}
            readOnly={busy}
            {...(name !== undefined && { name })}
            onChange={(event) => take(event.target.value)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            // The boxes show no caret within: typing goes on at the end.
            onSelect={({ currentTarget }) => {
              const end = currentTarget.value.length
              const { selectionStart: start, selectionEnd } = currentTarget
              if (start === selectionEnd && start !== end) currentTarget.setSelectionRange(end, end)
            }}
          />
          {Array.from({ length }, (_, place) => (
            <span
              key={place}
              className="mz-code__box"
              aria-hidden="true"
              data-active={(focused && place === at) || undefined}
            >
              {value[place]}
            </span>
          ))}
        </div>
      )}
    </Field>
  )
}
