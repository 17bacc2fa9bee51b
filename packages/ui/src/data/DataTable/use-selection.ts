import { useRef } from 'react'

interface SelectionOptions {
  /** Ids of the rows in view, in their order. */
  ids: readonly string[]
  selected: ReadonlySet<string>
  onSelected: ((selected: ReadonlySet<string>) => void) | undefined
}

/** Which rows are chosen: one by one, a run with Shift, or all that are there. */
export function useSelection({ ids, selected, onSelected }: SelectionOptions) {
  const last = useRef<string | null>(null)
  const chosen = ids.filter((id) => selected.has(id)).length
  /** Everything between the row pressed last and this one follows this one, when `run` is wanted. */
  const toggle = (id: string, run: boolean) => {
    const next = new Set(selected)
    const on = !next.has(id)
    const from = run && last.current !== null ? ids.indexOf(last.current) : -1
    const to = ids.indexOf(id)
    const affected = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    for (const one of affected) {
      if (on) next.add(one)
      else next.delete(one)
    }
    last.current = id
    onSelected?.(next)
  }
  const toggleAll = () => {
    const next = new Set(selected)
    for (const id of ids) {
      if (chosen === ids.length) next.delete(id)
      else next.add(id)
    }
    onSelected?.(next)
  }
  return {
    toggle,
    toggleAll,
    clear: () => onSelected?.(new Set()),
    all: ids.length > 0 && chosen === ids.length,
    some: chosen > 0 && chosen < ids.length,
  }
}

export type Selection = ReturnType<typeof useSelection>
