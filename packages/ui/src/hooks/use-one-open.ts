import { type RefObject, useEffect, useState } from 'react'

/**
 * Which of a group of panels is open: at most one. Escape, a press elsewhere and the focus leaving
 * `area` close it.
 */
export function useOneOpen(area: RefObject<HTMLElement | null>) {
  const [openId, setOpenId] = useState<string | null>(null)

  useEffect(() => {
    if (openId === null) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setOpenId(null)
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenId(null)
      area.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', onEscape)
    }
  }, [openId, area])

  return {
    openId,
    toggle: (id: string) => setOpenId((current) => (current === id ? null : id)),
    close: () => setOpenId(null),
  }
}
