import './Toast.css'
import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { ToastStore, ToastTone } from '../../stores/toast-store.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { CheckIcon, CloseIcon } from '../icons/actions.tsx'
import { ErrorIcon, InfoIcon, WarningIcon } from '../icons/things.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'

export interface ToastRegionProps {
  store: ToastStore
  label: string
  closeLabel: string
}

const icons: Record<ToastTone, ReactNode> = {
  info: <InfoIcon />,
  success: <CheckIcon />,
  warning: <WarningIcon />,
  error: <ErrorIcon />,
  loading: <Spinner />,
}

/**
 * Where the toasts of a store appear: top, at the end of the line. Told politely. A child of the
 * body, since modal dialogs hide from screen readers all that is not, except live regions there.
 */
export function ToastRegion({ store, label, closeLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot)
  return createPortal(
    <section
      className="mz-toasts"
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions text"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={`mz-toast mz-toast--${toast.tone}`}
          data-leaving={toast.leaving || undefined}
        >
          {icons[toast.tone]}
          <span className="mz-toast__text">{toast.text}</span>
          <span className="mz-toast__close">
            <IconButton label={closeLabel} size="sm" onClick={() => store.dismiss(toast.id)}>
              <CloseIcon size={18} />
            </IconButton>
          </span>
        </div>
      ))}
    </section>,
    document.body,
  )
}
