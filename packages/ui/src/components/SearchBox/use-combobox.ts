import { type KeyboardEvent, useEffect, useState } from 'react'

export interface ComboboxOptions<Item> {
  items: readonly Item[]
  onChoose: (item: Item) => void
  /** Enter without a chosen item. */
  onSubmit: () => void
  onClear: () => void
}

/**
 * Keys of an editable combobox with a list (WAI-ARIA APG): arrows walk and wrap, Enter chooses or
 * submits, Escape closes and then clears. The focus stays in the input throughout.
 */
export function useCombobox<Item>({ items, onChoose, onSubmit, onClear }: ComboboxOptions<Item>) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  // Other suggestions: what was marked is no longer there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `items` is the trigger
  useEffect(() => setActive(-1), [items])

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (item: Item) => {
    close()
    onChoose(item)
  }
  const walk = (step: 1 | -1) => {
    setOpen(true)
    if (items.length === 0) return
    // One place more than there are items: the input itself, so that the typed text can be kept.
    const places = items.length + 1
    setActive((current) => ((current + 1 + step + places) % places) - 1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes, the keys are its own.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') walk(1)
    else if (event.key === 'ArrowUp') walk(-1)
    else if (event.key === 'Enter') {
      const item = open ? items[active] : undefined
      if (item !== undefined) choose(item)
      else {
        close()
        onSubmit()
      }
    } else if (event.key === 'Escape') {
      if (open) close()
      else onClear()
    } else {
      if (event.key === 'Tab') close()
      return
    }
    event.preventDefault()
  }
  return { open, active, setActive, show: () => setOpen(true), close, choose, onKeyDown }
}
