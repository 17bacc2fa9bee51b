import '../Field/FieldShell.css'
import './SizeField.css'
import { useId, useState } from 'react'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { decimalMark, editable, numberFormat } from '../NumberField/number-format.ts'
import { readNumber } from '../NumberField/read-number.ts'
import { useNumberDraft } from '../NumberField/use-number-draft.ts'
import { type AreaUnit, fromSqft, toSqft } from './area.ts'

const units: readonly AreaUnit[] = ['sqft', 'sqm']

export interface SizeFieldProps extends FieldTexts {
  /** Whole square feet, whatever unit is typed in; `null` is empty, or a text that is no number. */
  value: number | null
  /** With the text as typed, so that a form can tell an empty field from an unreadable one. */
  onChange: (sqft: number | null, typed: string) => void
  onBlur?: () => void
  /** Of a hidden input that carries the square feet in a form of the browser. */
  name?: string
  id?: string
  /** The unit that is typed in; without it the field remembers its own. */
  unit?: AreaUnit
  /** The unit to begin with. */
  defaultUnit?: AreaUnit
  /** Another unit was chosen. */
  onUnitChange?: (unit: AreaUnit) => void
  texts: {
    /** Names the switch: "Unit". */
    unit: string
    /** As shown: "sqft" and "sqm". */
    units: Record<AreaUnit, string>
  }
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
}

/** A floor area, typed in square feet or metres; the other unit is shown beside it. */
export function SizeField(props: SizeFieldProps) {
  const { value, name, texts, disabled = false, readOnly = false } = props
  const { locale } = useUi()
  const group = useId()
  const [own, setOwn] = useState<AreaUnit>(props.defaultUnit ?? 'sqft')
  const unit = props.unit ?? own
  const mark = decimalMark(locale)
  const decimals = unit === 'sqft' ? 0 : 1
  const write = (sqft: number, to: AreaUnit) =>
    numberFormat(locale, to === 'sqft' ? 0 : 1).format(fromSqft(sqft, to))
  const { input } = useNumberDraft({
    value,
    onChange: props.onChange,
    onBlur: props.onBlur,
    readOnly,
    show: (sqft) => write(sqft, unit),
    read: (text) => {
      const size = readNumber(text, { decimals, mark })
      return size === null || size < 0 ? null : toSqft(size, unit)
    },
    edit: (sqft) => editable(fromSqft(sqft, unit), mark),
  })
  const change = (next: AreaUnit) => {
    setOwn(next)
    props.onUnitChange?.(next)
  }
  const other: AreaUnit = unit === 'sqft' ? 'sqm' : 'sqft'
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
            {value === null ? '' : `≈ ${write(value, other)} ${texts.units[other]}`}
          </output>
          <div className="mz-units" role="radiogroup" aria-label={texts.unit}>
            {units.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name={group}
                  value={each}
                  checked={each === unit}
                  disabled={disabled}
                  onChange={() => change(each)}
                />
                {texts.units[each]}
              </label>
            ))}
          </div>
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
        </div>
      )}
    </Field>
  )
}
