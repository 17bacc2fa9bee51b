import '../Field/FieldShell.css'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { decimalMark, editable, numberFormat } from '../NumberField/number-format.ts'
import { readNumber } from '../NumberField/read-number.ts'
import { useNumberDraft } from '../NumberField/use-number-draft.ts'

export interface MoneyFieldProps extends FieldTexts {
  /** Whole AED; `null` is empty, or a text that is no amount. */
  value: number | null
  /** With the text as typed, so that a form can tell an empty field from an unreadable one. */
  onChange: (value: number | null, typed: string) => void
  onBlur?: () => void
  /** Of a hidden input that carries the whole AED in a form of the browser. */
  name?: string
  id?: string
  /** The currency as shown: AED. */
  unit: string
  /** For reading; by default groups in the language of the page. */
  format?: (value: number) => string
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
}

/** How the currency is written in texts that people paste. */
const currency = /\b(?:aed|dhs?)\b\.?|د\.?\s?إ\.?|دراهم|درهم(?:ا|ًا)?|दिरहम|迪拉姆|дирхам(?:ов|а)?/g

/** An amount in AED. Understands 1.5m, 900k, AED 1,500,000 and ٣ مليون, and says how it read them. */
export function MoneyField(props: MoneyFieldProps) {
  const { value, name, unit, disabled = false, readOnly = false } = props
  const { locale } = useUi()
  const mark = decimalMark(locale)
  const show = props.format ?? numberFormat(locale, 0).format
  const { input, draft } = useNumberDraft({
    value,
    onChange: props.onChange,
    onBlur: props.onBlur,
    readOnly,
    show,
    read: (text) => {
      const read = readNumber(text, { decimals: 0, mark, shorthand: true, overlook: currency })
      return read !== null && read < 0 ? null : read
    },
    edit: (amount) => editable(amount, mark),
  })
  // Plain digits up to the thousands are their own reading.
  const tell = draft !== null && value !== null && (value >= 10_000 || /[^\d\s]/.test(draft))
  return (
    <Field {...props}>
      {(ties) => (
        <div className="mz-shell">
          <input
            {...ties}
            {...input}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className="mz-shell__input mz-figures"
            placeholder={props.placeholder}
            disabled={disabled}
            readOnly={readOnly}
          />
          <output className="mz-shell__reading" htmlFor={ties.id}>
            {tell ? `= ${show(value)}` : ''}
          </output>
          <span className="mz-shell__unit">{unit}</span>
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
        </div>
      )}
    </Field>
  )
}
