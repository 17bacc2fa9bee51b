import { type RefObject, useEffect } from 'react'

/** To the input; on a touch screen, whose keyboard would cover what there is to read, to the frame. */
function focusChat(panel: HTMLElement): void {
  const touched = window.matchMedia('(pointer: coarse)').matches
  const input = touched ? null : panel.querySelector('textarea')
  const first = input ?? panel
  first.focus()
}

/** For a dialog over the chat, once it has closed: what opened it may be disabled by now. */
export function recoverChatFocus(): void {
  const panel = document.querySelector<HTMLElement>('.mz-chat--fixed')
  if (panel && !panel.contains(document.activeElement)) focusChat(panel)
}

/** The first focus, and where it goes on when a button has done its work and leaves. */
export function useChatFocus(panel: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = panel.current
    if (!element || !active) return
    if (!element.contains(document.activeElement)) focusChat(element)
    let last: Node | null = document.activeElement
    const onFocusIn = ({ target }: FocusEvent) => {
      last = target instanceof Node ? target : null
    }
    // Whoever presses beside the chat has taken the focus away.
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.contains(target)) last = null
    }
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return
      last = null
      focusChat(element)
    })
    observer.observe(element, { childList: true, subtree: true })
    element.addEventListener('focusin', onFocusIn)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [panel, active])
}
