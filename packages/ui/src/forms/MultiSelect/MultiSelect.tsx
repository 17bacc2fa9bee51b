import '../Field/FieldShell.css'
import '../Field/FieldPanel.css'
import '../Combobox/Combobox.css'
import './MultiSelect.css'
import { Combobox as Ark } from '@ark-ui/react/combobox'
import { useMemo, useRef, useState } from 'react'
import { Chip } from '../../foundations/Chip/Chip.tsx'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { ChevronDownIcon, CloseIcon } from '../../foundations/icons/actions.tsx'
import { LocaleRoot } from '../../foundations/LocaleRoot/LocaleRoot.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { collect, keepInPanel, positioning } from '../Combobox/list-settings.ts'
import { OptionPanel, type OptionTexts, optionNews } from '../Combobox/OptionPanel.tsx'
import { type ComboboxOption, type OptionSource, useOptions } from '../Combobox/use-options.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { toggleAll } from './toggle-all.ts'

export interface MultiSelectTexts extends OptionTexts {
  /** "Remove: pool" */
  remove: (label: string) => string
  /** The choice that takes or leaves all that fit: "All 12"; without it there is none. */
  all?: (total: number) => string
  /** How many are chosen: "3 chosen". */
  chosen: (count: number) => string
  /** For the chips that are not drawn: "and 12 more". */
  others: (count: number) => string
}

export interface MultiSelectProps extends FieldTexts, OptionSource {
  /** Values of the chosen options, in the order of choosing. */
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur?: () => void
  /** Of hidden inputs, one for each value, in a form of the browser. */
  name?: string
  id?: string
  /** Chosen ones that may not be among the options that are loaded. */
  chosen?: readonly ComboboxOption[]
  /** Chips drawn; the others are counted. */
  chipLimit?: number
  texts: MultiSelectTexts
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
}

/** No value of an option can be this. */
const allValue = '\u0000all'

/**
 * Some of many, found by typing and shown as chips. Backspace in the empty input takes back the last
 * one. Load it lazily: it brings Ark's parts with it.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { value, onChange, name, texts, chipLimit = 6, disabled = false, readOnly = false } = props
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const known = useRef(new Map<string, ComboboxOption>())
  const result = useOptions(props, typed, open)
  const { shown, found, total } = result
  for (const list of [props.options ?? [], props.chosen ?? [], shown]) {
    for (const option of list) known.current.set(option.value, option)
  }
  const fixed = disabled || readOnly
  const allLabel = total > 1 ? texts.all?.(total) : undefined
  const all = useMemo(
    () => (allLabel === undefined ? undefined : { value: allValue, label: allLabel }),
    [allLabel],
  )
  const collection = useMemo(() => collect(all ? [all, ...shown] : shown), [all, shown])
  const choosable = found.filter((option) => !option.disabled).map((option) => option.value)
  const taken = new Set(value)
  const allChosen = choosable.length > 0 && choosable.every((each) => taken.has(each))
  const change = (next: readonly string[]) => {
    if (next.includes(allValue) !== allChosen && all) onChange(toggleAll(value, choosable))
    else onChange(next.filter((each) => each !== allValue))
  }
  const remove = (each: string) => {
    onChange(value.filter((other) => other !== each))
    input.current?.focus()
  }
  const close = () => {
    setOpen(false)
    setTyped('')
  }
  const drawn = value.slice(0, chipLimit)
  return (
    <LocaleRoot>
      <Field {...props}>
        {(ties) => (
          <Ark.Root
            multiple
            ids={{ input: ties.id, label: `${ties.id}-label` }}
            collection={collection}
            value={allChosen && all ? [allValue, ...value] : [...value]}
            inputValue={typed}
            open={open}
            disabled={disabled}
            readOnly={readOnly}
            invalid={'aria-invalid' in ties}
            openOnClick
            closeOnSelect={false}
            inputBehavior="autohighlight"
            positioning={positioning}
            translations={{ triggerLabel: texts.open, clearTriggerLabel: texts.clear }}
            onInteractOutside={keepInPanel}
            onOpenChange={(details) => (details.open ? setOpen(true) : close())}
            onInputValueChange={({ inputValue, reason }) => {
              if (reason === 'input-change') setTyped(inputValue)
            }}
            onValueChange={(details) => change(details.value)}
          >
            <Ark.Control className="mz-shell mz-combobox mz-multi">
              <div className="mz-multi__chips">
                {drawn.map((each) => {
                  const label = known.current.get(each)?.label ?? each
                  const removable = {
                    onRemove: () => remove(each),
                    removeLabel: texts.remove(label),
                  }
                  return (
                    <Chip key={each} {...(!fixed && removable)}>
                      <span className="mz-multi__name">{label}</span>
                    </Chip>
                  )
                })}
                {value.length > drawn.length && (
                  <span className="mz-multi__others">
                    {texts.others(value.length - drawn.length)}
                  </span>
                )}
              </div>
              <Ark.Input
                {...ties}
                ref={input}
                className="mz-shell__input"
                placeholder={value.length === 0 ? props.placeholder : undefined}
                onBlur={props.onBlur}
                onKeyDown={(event) => {
                  const last = value.at(-1)
                  if (event.key === 'Backspace' && typed === '' && last !== undefined && !fixed) {
                    remove(last)
                  } else if (event.key === 'Enter' && open && result.status === 'failed') {
                    event.preventDefault()
                    result.retry()
                  }
                }}
              />
              {value.length > 0 && !fixed && (
                <IconButton
                  label={texts.clear}
                  onClick={() => {
                    onChange([])
                    input.current?.focus()
                  }}
                >
                  <CloseIcon size={18} />
                </IconButton>
              )}
              <Ark.Trigger className="mz-combobox__open">
                <ChevronDownIcon size={18} />
              </Ark.Trigger>
            </Ark.Control>
            {open && <OptionPanel result={result} texts={texts} first={all} />}
            {name !== undefined &&
              value.map((each) => <input key={each} type="hidden" name={name} value={each} />)}
            <div role="status">
              <VisuallyHidden>
                {open ? `${texts.chosen(value.length)}. ${optionNews(result, texts)}` : ''}
              </VisuallyHidden>
            </div>
          </Ark.Root>
        )}
      </Field>
    </LocaleRoot>
  )
}
