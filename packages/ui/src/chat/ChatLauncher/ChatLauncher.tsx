import './ChatLauncher.css'
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { CloseIcon } from '../../foundations/icons/actions.tsx'
import { ChatIcon } from '../../foundations/icons/things.tsx'
import { Spinner } from '../../foundations/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { useYielding } from './use-yielding.ts'

export interface ChatLauncherProps {
  open: boolean
  onToggle: () => void
  /** Names the region around the button. */
  label: string
  /** Name of the button. */
  openLabel: string
  closeLabel: string
  /** "How can I help you?", shown at the start. */
  hint?: string
  /** How long the hint shows, in ms; 0 until the chat is opened. */
  hintMs?: number
  /** Messages that came while the chat was closed: the figure, and the words for it. */
  unread?: { count: string; label: string } | undefined
  /** The panel is on its way. */
  loading?: boolean
  /** The pointer or the focus came: the moment to fetch the panel. */
  onWarm?: () => void
  /** 'inline' where a frame of its own holds it, as in a preview. */
  placement?: 'fixed' | 'inline'
}

/** The round button at the foot of every page that opens the assistant. */
export function ChatLauncher(props: ChatLauncherProps) {
  const { open, onToggle, unread, loading = false, placement = 'fixed', onWarm } = props
  const hintId = useId()
  const region = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hint = useRef<HTMLSpanElement>(null)
  const { away, hintAway, small, lift } = useYielding({ region, button, hint })
  const lifted: CSSProperties & Record<'--lift', string> = { '--lift': `${lift}px` }
  const opener = unread ? `${props.openLabel}, ${unread.label}` : props.openLabel
  const hinted = useHint(props.hint !== undefined, open, props.hintMs ?? 5000)
  return (
    <aside
      ref={region}
      className={`mz-launcher mz-launcher--${placement}`}
      aria-label={props.label}
      // On phones it hides behind the panel, not before: the panel gives the focus back to the button.
      data-open={(open && !loading) || undefined}
      data-yields={(away && !open) || undefined}
      data-small={(small && !open && !hinted) || undefined}
      style={lifted}
    >
      {hinted && (
        <span
          ref={hint}
          className="mz-launcher__hint"
          role="tooltip"
          id={hintId}
          data-yields={hintAway || undefined}
        >
          {props.hint}
        </span>
      )}
      <button
        ref={button}
        type="button"
        className="mz-launcher__button"
        aria-label={open ? props.closeLabel : opener}
        aria-expanded={open}
        aria-busy={loading || undefined}
        aria-describedby={hinted ? hintId : undefined}
        onPointerEnter={onWarm}
        onFocus={onWarm}
        onClick={onToggle}
      >
        <Face open={open} loading={loading} />
        {unread && !open && (
          <span className="mz-launcher__badge" aria-hidden="true">
            {unread.count}
          </span>
        )}
      </button>
      <VisuallyHidden>
        <span role="status">{!open && unread ? unread.label : ''}</span>
      </VisuallyHidden>
    </aside>
  )
}

function Face({ open, loading }: { open: boolean; loading: boolean }) {
  if (loading) return <Spinner size={24} />
  return open ? <CloseIcon size={26} /> : <ChatIcon size={28} />
}

/**
 * True for the first `duration` ms of the visit. Escape sends the hint away, and so does opening the
 * chat: whoever has found it needs none.
 */
function useHint(wanted: boolean, open: boolean, duration: number): boolean {
  const [gone, setGone] = useState(false)
  if (open && !gone) setGone(true)
  useEffect(() => {
    if (gone || !wanted) return
    const leave = () => setGone(true)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave()
    }
    const timer = duration > 0 ? setTimeout(leave, duration) : undefined
    document.addEventListener('keydown', onKeyDown)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [gone, wanted, duration])
  return wanted && !gone && !open
}
