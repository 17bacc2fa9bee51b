import './SearchBox.css'
import { type ReactNode, useEffect, useId } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { CloseIcon, SearchIcon } from '../../foundations/icons/actions.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { type Suggestion, SuggestionList } from './SuggestionList.tsx'
import { useCombobox } from './use-combobox.ts'

export interface SearchBoxProps {
  /** The accessible name. */
  label: string
  placeholder?: string
  value: string
  /** Something else was written. */
  onValueChange: (value: string) => void
  /** For the current value; the caller asks for them, late enough not to ask for each letter. */
  suggestions: readonly Suggestion[]
  status: 'idle' | 'loading' | 'ready' | 'failed'
  onChoose: (suggestion: Suggestion) => void
  /** Enter on free text. */
  onSubmit: (value: string) => void
  texts: {
    clear: string
    loading: string
    /** Nothing fits; what to try instead. */
    none: string
    failed: string
    /** Told to screen readers when suggestions arrive: "5 suggestions". */
    count: (count: number) => string
  }
  /** After the input, inside the frame: a button. */
  end?: ReactNode
  name?: string
  /** 'md' beside other fields, which are as high. */
  size?: 'md' | 'lg'
}

/** A search input with suggestions while typing. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, value, onValueChange, suggestions, status, texts, size } = props
  const id = useId()
  const box = useCombobox({
    items: suggestions,
    idOf: ({ id }) => id,
    onChoose: props.onChoose,
    onSubmit: () => props.onSubmit(value),
    onClear: () => onValueChange(''),
  })
  const notes = { idle: '', loading: texts.loading, ready: texts.none, failed: texts.failed }
  const note = suggestions.length === 0 ? notes[status] : ''
  const expanded = box.open && (suggestions.length > 0 || note !== '')
  const counted =
    status === 'ready' && suggestions.length > 0 ? texts.count(suggestions.length) : ''

  // The focus stays in the input, so no browser brings the marked option into view.
  const marked = box.active < 0 ? undefined : `${id}-${box.active}`
  useEffect(() => {
    if (marked) document.getElementById(marked)?.scrollIntoView({ block: 'nearest' })
  }, [marked])

  return (
    <div className={size === 'md' ? 'mz-search mz-search--md' : 'mz-search'}>
      <SearchIcon />
      <input
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        name={props.name}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={`${id}-list`}
        aria-activedescendant={marked}
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value)
          box.show()
        }}
        onClick={box.show}
        onBlur={box.close}
        onKeyDown={box.onKeyDown}
      />
      {value !== '' && (
        <IconButton label={texts.clear} size="sm" onClick={() => onValueChange('')}>
          <CloseIcon size={18} />
        </IconButton>
      )}
      {props.end}
      {expanded && (
        <SuggestionList
          id={id}
          label={label}
          suggestions={suggestions}
          active={box.active}
          onHover={box.setActive}
          onChoose={box.choose}
          note={note}
          busy={status === 'loading'}
        />
      )}
      <div role="status">
        <VisuallyHidden>{expanded ? counted || note : ''}</VisuallyHidden>
      </div>
    </div>
  )
}
