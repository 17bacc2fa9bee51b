import { useRef } from 'react'
import { Chip } from '../../foundations/Chip/Chip.tsx'

export interface Criterion {
  id: string
  text: string
  /** "Remove: sea view" */
  removeLabel: string
}

export interface CriteriaChipsProps {
  label: string
  items: readonly Criterion[]
  onRemove: (id: string) => void
}

/** Understood criteria; each can be taken back. The focus goes on to the next, or to the input. */
export function CriteriaChips({ label, items, onRemove }: CriteriaChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const remove = (id: string, place: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[place + 1] ?? buttons[place - 1]
    const input = list.current?.parentElement?.querySelector('textarea')
    if (next) next.focus()
    else input?.focus()
    onRemove(id)
  }
  return (
    <ul className="mz-composer__criteria" aria-label={label} ref={list}>
      {items.map(({ id, text, removeLabel }, place) => (
        <li key={id}>
          <Chip removeLabel={removeLabel} onRemove={() => remove(id, place)}>
            <span className="mz-composer__criterion">{text}</span>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
