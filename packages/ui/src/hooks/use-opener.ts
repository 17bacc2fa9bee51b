import { useState } from 'react'

/** What had the focus last outside of all dialogs: one may open from another that closes. */
let outside: HTMLElement | undefined

function remember(): void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return
  if (!activeElement.closest('[role="dialog"], [role="alertdialog"]')) outside = activeElement
}

/**
 * Remembers what opened something modal, and answers how to give the focus back to it. It goes there
 * where it would be lost otherwise; where the page has moved it on, it stays.
 */
export function useOpener(open: boolean): () => void {
  const [was, setWas] = useState(false)
  if (open !== was) {
    setWas(open)
    if (open) remember()
  }
  // Next: what had the focus leaves the page with the dialog, after this was called.
  return () =>
    void setTimeout(() => {
      const { activeElement } = document
      if (activeElement === null || activeElement === document.body) outside?.focus()
    })
}
