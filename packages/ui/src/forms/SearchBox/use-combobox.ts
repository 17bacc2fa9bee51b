import { type KeyboardEvent, useState } from 'react'

export interface ComboboxOptions<Item> {
  items: readonly Item[]
  /** Tells items apart: the marked one stays marked while others come and go around it. */
  idOf: (item: Item) => string
  onChoose: (item: Item) => void
  /** Enter without a chosen item. */
  onSubmit: () => void
  onClear: () => void
}

/**
 * Keys of an editable combobox with a list (WAI-ARIA APG): arrows walk and wrap, Enter chooses or
 * submits, Escape closes and then clears. The focus stays in the input throughout.
 */
export function useCombobox<Item>(options: ComboboxOptions<Item>) {
  const { items, idOf, onChoose, onSubmit, onClear } = options
  const [open, setOpen] = useState(false)
  const [marked, setMarked] = useState<string>()
  const active = items.findIndex((item) => idOf(item) === marked)
  const setActive = (index: number) => setMarked(items[index] && idOf(items[index]))

  /** With nothing marked: what was marked is not meant for another text. */
  const turn = (next: boolean) => {
    setOpen(next)
    setMarked(undefined)
  }
  const close = () => turn(false)
  const choose = (item: Item) => {
    close()
    onChoose(item)
  }
  const walk = (step: 1 | -1) => {
    setOpen(true)
    if (items.length === 0) return
    // One place more than there are items: the input itself, so that the typed text can be kept.
    const places = items.length + 1
    setActive(((active + 1 + step + places) % places) - 1)
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
  return { open, active, setActive, show: () => turn(true), close, choose, onKeyDown }
}
