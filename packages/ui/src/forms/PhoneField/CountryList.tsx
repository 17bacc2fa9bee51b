import '../Field/Control.css'
import { Popover } from '@ark-ui/react/popover'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { LocaleRoot } from '../../foundations/LocaleRoot/LocaleRoot.tsx'
import { searchKey } from '../Combobox/search-key.ts'
import { useCombobox } from '../SearchBox/use-combobox.ts'
import type { Country } from './dial-codes.ts'

export interface CountryEntry {
  country: Country
  name: string
  /** Country code without the plus. */
  dial: string
}

export interface CountryListProps {
  entries: readonly CountryEntry[]
  chosen: Country
  onChoose: (country: Country) => void
  onClose: () => void
  /** What the list hangs below. */
  anchor: () => HTMLElement | null
  /** Gets the focus after Escape. */
  back: () => HTMLElement | null
  texts: { search: string; none: string; list: string }
}

/** The countries that fit a text: by name, by code with or without plus, by their two letters. */
function matching(entries: readonly CountryEntry[], text: string): readonly CountryEntry[] {
  const wanted = searchKey(text).replace(/^(?:\+|00)/, '')
  if (wanted === '') return entries
  return entries.filter(
    ({ country, name, dial }) =>
      searchKey(name).includes(wanted) ||
      dial.startsWith(wanted) ||
      country.toLowerCase() === wanted,
  )
}

/** The searchable list behind the country button. Loaded when it is first opened. */
export function CountryList(props: CountryListProps) {
  const { entries, chosen, onChoose, onClose, anchor, back, texts } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const found = useMemo(() => matching(entries, text), [entries, text])
  const box = useCombobox<CountryEntry>({
    items: found,
    idOf: ({ country }) => country,
    onChoose: ({ country }) => onChoose(country),
    onSubmit: () => {
      if (found[0] && text !== '') onChoose(found[0].country)
    },
    onClear: onClose,
  })
  // By hand, since Ark moves the focus only when something opens that was there before.
  useEffect(() => search.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const active = list.current?.querySelector('[data-active]')
    active?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <LocaleRoot>
      <Popover.Root
        open
        positioning={{
          getAnchorElement: anchor,
          strategy: 'fixed',
          placement: 'bottom-start',
          gutter: 6,
        }}
        autoFocus={false}
        onEscapeKeyDown={() => back()?.focus()}
        persistentElements={[() => anchor()?.querySelector('button') ?? null]}
        onOpenChange={({ open }) => {
          if (!open) onClose()
        }}
      >
        <Popover.Positioner className="mz-floating">
          <Popover.Content className="mz-panel mz-countries" aria-label={texts.list}>
            <input
              ref={search}
              type="text"
              role="combobox"
              className="mz-control"
              aria-label={texts.search}
              placeholder={texts.search}
              aria-autocomplete="list"
              aria-expanded="true"
              aria-controls={`${id}-list`}
              aria-activedescendant={box.active < 0 ? undefined : `${id}-${box.active}`}
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                box.show()
              }}
              onFocus={box.show}
              onKeyDown={(event) => {
                // Its own list never closes before the panel does.
                if (event.key === 'Escape') return
                box.onKeyDown(event)
              }}
            />
            <div className="mz-panel__note" role="status">
              {found.length === 0 ? texts.none : ''}
            </div>
            <div ref={list} role="listbox" id={`${id}-list`} aria-label={texts.list} tabIndex={-1}>
              {found.map((entry, index) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the input has the focus
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
                <div
                  key={entry.country}
                  role="option"
                  id={`${id}-${index}`}
                  className="mz-option"
                  aria-selected={entry.country === chosen}
                  data-active={index === box.active || undefined}
                  onPointerDown={(event) => event.preventDefault()}
                  onPointerMove={() => box.setActive(index)}
                  onClick={() => onChoose(entry.country)}
                >
                  <span className="mz-phone__iso" aria-hidden="true">
                    {entry.country}
                  </span>
                  <span className="mz-option__text">{entry.name}</span>
                  <span className="mz-option__end" dir="ltr">
                    +{entry.dial}
                  </span>
                </div>
              ))}
            </div>
          </Popover.Content>
        </Popover.Positioner>
      </Popover.Root>
    </LocaleRoot>
  )
}
