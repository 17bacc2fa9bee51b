import '../../forms/Checkbox/Checkbox.css'
import './FilterPanel.css'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { type ActiveFilter, ActiveFilters } from './ActiveFilters.tsx'
import { FilterGroupField } from './FilterGroupField.tsx'
import type { FilterChange, FilterGroup, FilterGroupTexts } from './filter-group.ts'

export interface FilterPanelProps {
  groups: readonly FilterGroup[]
  onChange: (change: FilterChange) => void
  active: readonly ActiveFilter[]
  onRemove: (id: string) => void
  onClear: () => void
  /** Said to screen readers whenever it changes: "1,204 properties fit". */
  status: string
  /** The button that shows the results: "Show 1,204 properties". Without it there is none. */
  result?: { text: string; busyText?: string; busy?: boolean; onShow: () => void } | undefined
  /** When nothing fits: which filters to let go of, as links or buttons with their counts. */
  relaxations?: ReactNode
  /** How many options of a group are in view at first. */
  limit?: number
  /** Level of the groups' headings. */
  level?: 2 | 3
  texts: FilterGroupTexts & {
    /** Name of the whole. */
    label: string
    /** Name of the chips. */
    active: string
    clear: string
  }
}

/** All filters in groups, the ones that hold as chips, and what they leave. */
export function FilterPanel(props: FilterPanelProps) {
  const { groups, active, result, relaxations, limit = 8, level = 3, texts } = props
  const id = useId()
  const heading = useRef<HTMLSpanElement | null>(null)
  return (
    <section className="mz-filters" aria-labelledby={id}>
      <VisuallyHidden>
        <span id={id} ref={heading} tabIndex={-1}>
          {texts.label}
        </span>
      </VisuallyHidden>
      <ActiveFilters
        active={active}
        onRemove={props.onRemove}
        onClear={props.onClear}
        texts={texts}
        after={heading}
      />
      <div role="status">
        <VisuallyHidden>{props.status}</VisuallyHidden>
      </div>
      {relaxations && <div className="mz-filters__relax">{relaxations}</div>}
      {groups.map((group) => (
        <FilterGroupField
          key={group.id}
          group={group}
          onChange={props.onChange}
          limit={limit}
          level={level}
          texts={texts}
        />
      ))}
      {result && (
        <div className="mz-filters__foot">
          <Button
            block
            size="lg"
            loading={result.busy ?? false}
            loadingText={result.busyText ?? result.text}
            onClick={result.onShow}
          >
            {result.text}
          </Button>
        </div>
      )}
    </section>
  )
}
