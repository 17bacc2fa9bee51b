import './SearchBar.css'
import { type FormEvent, Suspense, use, useId, useState } from 'react'
import { SearchBox, type SearchBoxProps } from '../../forms/SearchBox/SearchBox.tsx'
import type { Segment } from '../../forms/SegmentedControl/SegmentedControl.tsx'
import { SegmentedControl } from '../../forms/SegmentedControl/SegmentedControl.tsx'
import { Select, type SelectOption } from '../../forms/Select/Select.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { SearchIcon } from '../../foundations/icons/actions.tsx'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import type { BudgetChoice } from './BudgetChoices.tsx'
import { BudgetField } from './BudgetField.tsx'
import type { SearchSheetProps } from './SearchSheet.tsx'
import type { SearchCriteria } from './search-criteria.ts'

export interface SearchBarProps<Purpose extends string> {
  value: SearchCriteria<Purpose>
  onChange: (value: SearchCriteria<Purpose>) => void
  /** Buy, rent, off-plan. */
  purposes: readonly Segment<Purpose>[]
  /** Kinds of property to choose from. */
  types: readonly SelectOption[]
  /** Counts of bedrooms to choose from. */
  beds: readonly SelectOption[]
  /** The place being typed, with its suggestions. Enter on free text searches. */
  place: Omit<SearchBoxProps, 'onSubmit' | 'end'>
  /** The budget in words for its button ("Up to AED 2,000,000"), and what is wrong with it. `choices` are usual ones. */
  budget: { text: string; error?: string | undefined; choices?: readonly BudgetChoice[] }
  /** All of it in a line, for the button that phones have instead of the row. */
  summary: string
  /** The search is to begin with the criteria as they are. */
  onSearch: () => void
  busy?: boolean
  texts: {
    /** Name of the search landmark. */
    label: string
    purpose: string
    type: string
    anyType: string
    beds: string
    anyBeds: string
    budget: string
    from: string
    to: string
    unit: string
    done: string
    search: string
    searching: string
    /** Heard before `summary` on the button of phones. */
    open: string
    close: string
  }
}

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
        <Button
          type="submit"
          size="lg"
          loading={busy}
          loadingText={texts.searching}
          startIcon={<SearchIcon />}
        >
          {texts.search}
        </Button>
      </form>
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
