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
  /**
   * 'docked' for a column of full height at the end of the window, with the page in use beside it: no
   * modal dialog then. 'inline' where a frame of its own holds it, as in a preview: it takes no focus then.
   */
  placement?: 'fixed' | 'docked' | 'inline'
}

/**
 * The frame of a conversation: 400 × 640 px at the corner of a desk's window, the whole screen at
 * 768 px and less, or a column. Static: neither Escape nor a press beside it closes it, only its own
 * button and the launcher. Mount it to open it; load it lazily.
 */
export function ChatPanel(props: ChatPanelProps) {
  const { label, header, children, footer, placement = 'fixed' } = props
  const panel = useRef<HTMLElement>(null)
  const covers = placement === 'fixed'
  const floats = placement !== 'inline'
  useFocusTrap(panel, floats)
  useChatFocus(panel, floats)
  useStillPage(covers)
  useLayoutEffect(() => (covers ? markPage('chat') : undefined), [covers])
  useDock(placement === 'docked')
  return (
    <section
      ref={panel}
      className={`mz-chat ${floats ? 'mz-chat--fixed' : 'mz-chat--inline'}`}
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

/**
 * Says at the root that a column of the window is taken, `--dock-top` below its top: the page makes room
 * for it by its own styles. It begins where the page does, below the bar of the site until that is
 * scrolled away.
 */
function useDock(active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return
    const root = document.documentElement
    const place = () => {
      const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0
      root.style.setProperty('--dock-top', `${Math.max(0, Math.round(top))}px`)
    }
    const unmark = markPage('chatDock')
    place()
    addEventListener('scroll', place, { passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place)
      removeEventListener('resize', place)
      root.style.removeProperty('--dock-top')
      unmark()
    }
  }, [active])
}
