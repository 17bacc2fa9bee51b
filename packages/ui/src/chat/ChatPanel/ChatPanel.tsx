import './ChatPanel.css'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { markPage } from '../../hooks/mark-page.ts'
import { useFocusTrap } from '../../hooks/use-focus-trap.ts'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { useChatFocus } from './use-chat-focus.ts'

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
  useChatFocus(panel, covers)
  useStillPage(covers)
  useLayoutEffect(() => (covers ? markPage('chat') : undefined), [covers])
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

/** On phones the chat is the whole screen: what lies behind must not scroll. */
function useStillPage(active: boolean): void {
  const phone = useMediaQuery('(max-width: 768px)')
  useEffect(() => {
    if (!active || !phone) return
    document.body.classList.add('mz-no-scroll')
    return () => document.body.classList.remove('mz-no-scroll')
  }, [active, phone])
}
