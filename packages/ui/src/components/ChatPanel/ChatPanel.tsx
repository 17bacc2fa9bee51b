import './ChatPanel.css'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useFocusTrap } from '../../hooks/use-focus-trap.ts'
import { useMediaQuery } from '../../hooks/use-media-query.ts'

export interface ChatPanelProps {
  /** "Chat with Noor" */
  label: string
  /** A `ChatHeader`. */
  header: ReactNode
  /** A `ChatLog`. */
  children: ReactNode
  /** A `ChatComposer`. */
  footer: ReactNode
  /** 'inline' where a frame of its own holds it, as in a preview: it takes no focus then. */
  placement?: 'fixed' | 'inline'
}

/**
 * The frame of a conversation: 400 × 640 px at the corner of a desk's window, the whole screen at
 * 768 px and less. Static: neither Escape nor a press beside it closes it, only its own button and
 * the launcher. Mount it to open it; load it lazily.
 */
export function ChatPanel(props: ChatPanelProps) {
  const { label, header, children, footer, placement = 'fixed' } = props
  const panel = useRef<HTMLElement>(null)
  const covers = placement === 'fixed'
  useFocusTrap(panel, covers)
  useFirstFocus(panel, covers)
  useStillPage(covers)
  return (
    <section
      ref={panel}
      className={`mz-chat mz-chat--${placement}`}
      role="dialog"
      aria-modal={covers || undefined}
      aria-label={label}
      tabIndex={-1}
    >
      {header}
      {children}
      {footer}
    </section>
  )
}

/** To the input; on a touch screen, whose keyboard would cover what there is to read, to the frame. */
function useFirstFocus(panel: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = panel.current
    if (!element || !active || element.contains(document.activeElement)) return
    const touched = window.matchMedia('(pointer: coarse)').matches
    const input = touched ? null : element.querySelector('textarea')
    const first = input ?? element
    first.focus()
  }, [panel, active])
}

/** On phones the chat is the whole screen: what lies behind must not scroll. */
function useStillPage(active: boolean): void {
  const phone = useMediaQuery('(max-width: 768px)')
  useEffect(() => {
    if (!active || !phone) return
    document.body.classList.add('mz-no-scroll')
    return () => document.body.classList.remove('mz-no-scroll')
  }, [active, phone])
}
