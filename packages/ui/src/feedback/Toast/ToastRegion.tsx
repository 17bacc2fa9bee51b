import './Toast.css'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../foundations/Button/Button.tsx'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { CloseIcon } from '../../foundations/icons/actions.tsx'
import { ToneIcon } from '../../foundations/icons/ToneIcon.tsx'
import { Spinner } from '../../foundations/Spinner/Spinner.tsx'
import type { Toast, ToastStore } from '../../stores/toast-store.ts'

/** Start and end follow the direction of the page; phones take the whole width. */
export type ToastPosition =
  | 'top-start'
  | 'top'
  | 'top-end'
  | 'bottom-start'
  | 'bottom'
  | 'bottom-end'

export interface ToastRegionProps {
  /** Where toasts are put by whoever has news. */
  store: ToastStore
  label: string
  closeLabel: string
  /** The edge of the window that they come from. */
  position?: ToastPosition
}

/**
 * Where the toasts of a store appear, by default top at the end of the line. Told politely. A child
 * of the body, since modal dialogs hide from screen readers all that is not, except live regions
 * there.
 */
export function ToastRegion({ store, label, closeLabel, position = 'top-end' }: ToastRegionProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot)
  const region = useRef<HTMLElement>(null)

  // A toast that goes under the pointer or with the focus tells nobody that it was left.
  useEffect(() => {
    const element = region.current
    if (element === null) return
    const read = element.matches(':hover') || element.contains(document.activeElement)
    if (toasts.length === 0 || !read) store.resume()
  }, [toasts, store])

  // A toast that was replaced under the pointer is not left either: what moves elsewhere tells it.
  const shown = toasts.length > 0
  useEffect(() => {
    if (!shown) return
    const onMove = ({ target }: PointerEvent) => {
      const element = region.current
      if (!element || (target instanceof Node && element.contains(target))) return
      if (!element.contains(document.activeElement)) store.resume()
    }
    document.addEventListener('pointermove', onMove)
    return () => document.removeEventListener('pointermove', onMove)
  }, [shown, store])

  return createPortal(
    <section
      ref={region}
      className={`mz-toasts mz-toasts--${position}`}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions text"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      {toasts.map((toast) => (
        <Item key={toast.id} toast={toast} store={store} closeLabel={closeLabel} />
      ))}
    </section>,
    document.body,
  )
}

interface ItemProps {
  toast: Toast
  store: ToastStore
  closeLabel: string
}

function Item({ toast, store, closeLabel }: ItemProps) {
  const { id, text, tone, action, leaving } = toast
  return (
    <div className={`mz-toast mz-toast--${tone}`} data-leaving={leaving || undefined}>
      {tone === 'loading' ? <Spinner /> : <ToneIcon tone={tone} />}
      <span className="mz-toast__text">{text}</span>
      {action && (
        <span className="mz-toast__action">
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              action.onPress()
              store.dismiss(id)
            }}
          >
            {action.label}
          </Button>
        </span>
      )}
      <span className="mz-toast__close">
        <IconButton label={closeLabel} size="sm" onClick={() => store.dismiss(id)}>
          <CloseIcon size={18} />
        </IconButton>
      </span>
    </div>
  )
}
