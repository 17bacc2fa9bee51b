import { useRef } from 'react'

/**
 * Keeps the focus among the chips when one is removed: on the next, else the one before, else on
 * the heading.
 */
export function useChipFocus() {
  const chips = useRef<HTMLUListElement | null>(null)
  const heading = useRef<HTMLSpanElement | null>(null)
  const removed = (at: number) => {
    const buttons = [...(chips.current?.querySelectorAll('button') ?? [])]
    const next = buttons[at + 1] ?? buttons[at - 1] ?? heading.current
    next?.focus()
  }
  return { chips, heading, removed }
}
