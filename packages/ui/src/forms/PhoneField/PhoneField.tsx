import '../Field/FieldShell.css'
import '../Field/FieldPanel.css'
import './PhoneField.css'
import { type ClipboardEvent, lazy, Suspense, useMemo, useRef, useState } from 'react'
import { ChevronDownIcon } from '../../foundations/icons/actions.tsx'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { type Country, dialCodes } from './dial-codes.ts'
import {
  countries,
  countryOf,
  groupDigits,
  isInternational,
  nationalPart,
  readPhone,
} from './phone-number.ts'

const CountryList = lazy(async () => ({
  default: (await import('./CountryList.tsx')).CountryList,
}))

export interface PhoneFieldProps extends FieldTexts {
  /** Digits with the country code and without plus, as in E.164; '' while there is no number. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Of a hidden input that carries the digits in a form of the browser. */
  name?: string
  id?: string
  /** Chosen while the value does not tell: by default the Emirates. */
  country?: Country
  /** Stand first in the list. */
  firstCountries?: readonly Country[]
  texts: {
    /** Names the button, before the code: "Country code: United Arab Emirates". */
    country: (name: string) => string
    /** Names the list: "Countries". */
    list: string
    search: string
    none: string
  }
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
}

const emirates: readonly Country[] = ['AE']

/**
 * A telephone number with its country. Takes pasted and filled-in numbers however they are written;
 * a number with a code chooses its country. Whether it is long enough is the form's rule.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onChange, name, texts, firstCountries = emirates } = props
  const { disabled = false, readOnly = false } = props
  const { locale } = useUi()
  const shell = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Country>(props.country ?? 'AE')
  const [draft, setDraft] = useState<{ text: string; value: string } | null>(null)
  const [open, setOpen] = useState(false)
  const country = countryOf(value, chosen) ?? chosen
  const text = draft?.value === value ? draft.text : groupDigits(nationalPart(value, country))
  const entries = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    const all = countries.map((each) => ({
      country: each,
      name: names.of(each) ?? each,
      dial: dialCodes[each],
    }))
    const rank = (each: Country) => (firstCountries.indexOf(each) + 1 || Infinity) - 1
    const order = new Intl.Collator(locale)
    return all.sort((a, b) =>
      rank(a.country) < rank(b.country)
        ? -1
        : rank(a.country) > rank(b.country)
          ? 1
          : order.compare(a.name, b.name),
    )
  }, [locale, firstCountries])
  const current = entries.find((entry) => entry.country === country)

  const read = (typed: string, keep: boolean) => {
    const reading = readPhone(typed, country)
    setChosen(reading.country)
    setDraft(keep ? { text: typed, value: reading.value } : null)
    onChange(reading.value)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    const whole = isInternational(pasted) || pasted.replace(/\D/g, '').length >= 7
    if (!whole || readOnly) return
    event.preventDefault()
    read(pasted, false)
  }
  const choose = (next: Country) => {
    const national = nationalPart(value, country)
    setChosen(next)
    setDraft(null)
    setOpen(false)
    onChange(national && (dialCodes[next] + national).slice(0, 15))
    input.current?.focus()
  }
  return (
    <Field {...props}>
      {(ties) => (
        <div className="mz-shell" ref={shell}>
          <button
            type="button"
            className="mz-phone__country"
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={disabled || readOnly}
            onClick={() => setOpen(!open)}
          >
            <VisuallyHidden>{texts.country(current?.name ?? country)} </VisuallyHidden>
            <span className="mz-phone__iso" aria-hidden="true">
              {country}
            </span>
            <span dir="ltr">+{dialCodes[country]}</span>
            <ChevronDownIcon size={16} />
          </button>
          <input
            {...ties}
            ref={input}
            type="tel"
            dir="ltr"
            inputMode="tel"
            autoComplete="tel"
            className="mz-shell__input mz-phone__input mz-figures"
            placeholder={props.placeholder}
            disabled={disabled}
            readOnly={readOnly}
            value={text}
            onChange={(event) => read(event.target.value, true)}
            onPaste={paste}
            onBlur={() => {
              setDraft(null)
              props.onBlur?.()
            }}
          />
          {name !== undefined && <input type="hidden" name={name} value={value} />}
          {open && (
            <Suspense>
              <CountryList
                entries={entries}
                chosen={country}
                onChoose={choose}
                onClose={() => setOpen(false)}
                anchor={() => shell.current}
                back={() => input.current}
                texts={texts}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  )
}
