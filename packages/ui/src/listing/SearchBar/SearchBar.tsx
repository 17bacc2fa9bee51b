import './SearchBar.css'
import { type FormEvent, Suspense, use, useId, useState } from 'react'
import { SearchBox } from '../../forms/SearchBox/SearchBox.tsx'
import { SegmentedControl } from '../../forms/SegmentedControl/SegmentedControl.tsx'
import { Select } from '../../forms/Select/Select.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { SearchIcon } from '../../foundations/icons/actions.tsx'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { BudgetField } from './BudgetField.tsx'
import type { SearchSheetProps } from './SearchSheet.tsx'
import { SubmitLabel, SubmitStatus } from './SubmitLabel.tsx'
import type { SearchBarProps } from './search-bar-props.ts'

/**
 * Purpose, place, type, budget and beds: one row on desks; on phones a button with the criteria in
 * words, which opens a sheet (loaded then).
 */
export function SearchBar<Purpose extends string>(props: SearchBarProps<Purpose>) {
  const { value, onChange, purposes, types, beds, place, texts, busy = false } = props
  const phone = useMediaQuery('(max-width: 768px)')
  const [open, setOpen] = useState(false)
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) props.onSearch()
  }
  if (phone) {
    return (
      <search className="mz-search-pill" aria-label={texts.label}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-labelledby={`${id}-open ${id}-summary`}
          onClick={() => setOpen(true)}
        >
          <SearchIcon />
          <span id={`${id}-open`} hidden>
            {texts.open}
          </span>
          <span id={`${id}-summary`} className="mz-search-pill__text">
            {props.summary}
          </span>
        </button>
        {open && (
          <Suspense fallback={null}>
            <LazySheet {...props} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </search>
    )
  }
  return (
    <search aria-label={texts.label}>
      <form className="mz-search-bar" onSubmit={submit}>
        <SegmentedControl
          label={texts.purpose}
          segments={purposes}
          value={value.purpose}
          onChange={(purpose) => onChange({ ...value, purpose })}
        />
        <div className="mz-search-bar__place">
          <SearchBox {...place} onSubmit={props.onSearch} />
        </div>
        <div className="mz-search-bar__field">
          <Select
            label={texts.type}
            hideLabel
            placeholder={texts.anyType}
            options={types}
            value={value.type}
            onChange={(event) => onChange({ ...value, type: event.target.value })}
          />
        </div>
        <BudgetField
          {...props.budget}
          value={value.budget}
          onChange={(budget) => onChange({ ...value, budget })}
          texts={texts}
        />
        <div className="mz-search-bar__field">
          <Select
            label={texts.beds}
            hideLabel
            placeholder={texts.anyBeds}
            options={beds}
            value={value.beds}
            onChange={(event) => onChange({ ...value, beds: event.target.value })}
          />
        </div>
        <Button type="submit" size="lg" loading={busy} loadingText={texts.searching}>
          <SubmitLabel result={props.result} search={texts.search} />
        </Button>
      </form>
      <SubmitStatus result={props.result} />
    </search>
  )
}

let sheet: Promise<typeof import('./SearchSheet.tsx')> | undefined

/** The sheet once it is there; `lazy` would forget that it goes by the kinds of purpose. */
function LazySheet<Purpose extends string>(props: SearchSheetProps<Purpose>) {
  sheet ??= import('./SearchSheet.tsx')
  const { SearchSheet } = use(sheet)
  return <SearchSheet {...props} />
}
