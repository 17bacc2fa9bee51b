import type { SearchBoxProps } from '../../forms/SearchBox/SearchBox.tsx'
import type { Segment } from '../../forms/SegmentedControl/SegmentedControl.tsx'
import type { SelectOption } from '../../forms/Select/Select.tsx'
import type { BudgetChoice } from './BudgetChoices.tsx'
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
  /**
   * What the search would show, on its button: "Show 128 homes"; without it the button says `search`.
   * Room is kept for `longest`, so that nothing moves when it comes and goes.
   */
  result?: { text: string | undefined; longest: string } | undefined
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
