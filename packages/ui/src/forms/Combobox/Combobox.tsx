import '../Field/FieldShell.css'
import '../Field/FieldPanel.css'
import './Combobox.css'
import { Combobox as Ark } from '@ark-ui/react/combobox'
import { useMemo, useState } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { ChevronDownIcon, CloseIcon } from '../../foundations/icons/actions.tsx'
import { LocaleRoot } from '../../foundations/LocaleRoot/LocaleRoot.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { collect, keepInPanel, positioning } from './list-settings.ts'
import { OptionPanel, type OptionTexts, optionNews } from './OptionPanel.tsx'
import { type ComboboxOption, type OptionSource, useOptions } from './use-options.ts'

export interface ComboboxProps extends FieldTexts, OptionSource {
  /** Value of the chosen option; '' is none. */
  value: string
  onChange: (value: string, option: ComboboxOption | null) => void
  onBlur?: () => void
  /** Of a hidden input that carries the value in a form of the browser. */
  name?: string
  id?: string
  /** The chosen one, where it may not be among the options that are loaded. */
  chosen?: ComboboxOption | null
  texts: OptionTexts
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
}

/**
 * One of many, found by typing. Text that is no option is put back when the field is left; an
 * emptied field has no value. Load it lazily: it brings Ark's parts with it.
 */
export function Combobox(props: ComboboxProps) {
  const { value, onChange, name, texts, disabled = false, readOnly = false } = props
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [last, setLast] = useState<ComboboxOption | null>(null)
  const result = useOptions(props, typed ?? '', open)
  const collection = useMemo(() => collect(result.shown), [result.shown])
  const known = [props.chosen, last, ...(props.options ?? result.shown)]
  const chosen = value === '' ? null : (known.find((option) => option?.value === value) ?? null)
  const choose = (option: ComboboxOption | null) => {
    setLast(option)
    setTyped(null)
    if (option?.value !== chosen?.value) onChange(option?.value ?? '', option)
  }
  const close = () => {
    setOpen(false)
    if (typed?.trim() === '') choose(null)
    setTyped(null)
  }
  return (
    <LocaleRoot>
      <Field {...props}>
        {(ties) => (
          <Ark.Root
            ids={{ input: ties.id, label: `${ties.id}-label` }}
            collection={collection}
            value={value === '' ? [] : [value]}
            inputValue={typed ?? chosen?.label ?? value}
            open={open}
            disabled={disabled}
            readOnly={readOnly}
            invalid={'aria-invalid' in ties}
            openOnClick
            inputBehavior="autohighlight"
            selectionBehavior="preserve"
            positioning={positioning}
            translations={{ triggerLabel: texts.open, clearTriggerLabel: texts.clear }}
            onInteractOutside={keepInPanel}
            onOpenChange={(details) => (details.open ? setOpen(true) : close())}
            onInputValueChange={({ inputValue, reason }) => {
              if (reason === 'input-change') setTyped(inputValue)
            }}
            onValueChange={({ items }) => choose(items[0] ?? null)}
          >
            <Ark.Control className="mz-shell mz-combobox">
              <Ark.Input
                {...ties}
                className="mz-shell__input"
                placeholder={props.placeholder}
                onBlur={props.onBlur}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || !open || result.status !== 'failed') return
                  event.preventDefault()
                  result.retry()
                }}
              />
              {value !== '' && !disabled && !readOnly && (
                <IconButton label={texts.clear} onClick={() => choose(null)}>
                  <CloseIcon size={18} />
                </IconButton>
              )}
              <Ark.Trigger className="mz-combobox__open">
                <ChevronDownIcon size={18} />
              </Ark.Trigger>
            </Ark.Control>
            {open && <OptionPanel result={result} texts={texts} />}
            {name !== undefined && <input type="hidden" name={name} value={value} />}
            <div role="status">
              <VisuallyHidden>{open ? optionNews(result, texts) : ''}</VisuallyHidden>
            </div>
          </Ark.Root>
        )}
      </Field>
    </LocaleRoot>
  )
}
