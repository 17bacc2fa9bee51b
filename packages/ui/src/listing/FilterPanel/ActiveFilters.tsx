import './ActiveFilters.css'
import { type RefObject, useRef } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'
import { Chip } from '../../foundations/Chip/Chip.tsx'

/** A filter that holds, as a chip. */
export interface ActiveFilter {
  id: string
  label: string
  /** "Remove: up to AED 2 million" */
  removeLabel: string
}

export interface ActiveFiltersProps {
  active: readonly ActiveFilter[]
  onRemove: (id: string) => void
  onClear: () => void
  /** Name of the chips, and "Clear all". */
  texts: { active: string; clear: string }
  /** From how many on they can be cleared at once. */
  clearFrom?: number
  /** Takes the focus after the last chip; give it `tabIndex={-1}`. */
  after?: RefObject<HTMLElement | null>
}

/**
 * The filters that hold as chips. When one is removed the focus goes to the next, else to the one
 * before, else to `after`.
 */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { active, onRemove, onClear, texts, clearFrom = 1, after } = props
  const chips = useRef<HTMLUListElement | null>(null)
  if (active.length === 0) return null
  const keepFocus = (at: number) => {
    const buttons = [...(chips.current?.querySelectorAll('button') ?? [])]
    const next = buttons[at + 1] ?? buttons[at - 1] ?? after?.current
    next?.focus()
  }
  return (
    <div className="mz-active-filters">
      <ul ref={chips} aria-label={texts.active}>
        {active.map((filter, at) => (
          <li key={filter.id}>
            <Chip
              removeLabel={filter.removeLabel}
              onRemove={() => {
                keepFocus(at)
                onRemove(filter.id)
              }}
            >
              <span className="mz-active-filters__chip">{filter.label}</span>
            </Chip>
          </li>
        ))}
      </ul>
      {active.length >= clearFrom && (
        <Button
          variant="link"
          size="sm"
          onClick={() => {
            after?.current?.focus()
            onClear()
          }}
        >
          {texts.clear}
        </Button>
      )}
    </div>
  )
}
