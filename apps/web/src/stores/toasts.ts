import { MAX_TOASTS, TOAST_DURATION_MS } from '@manzil/domain/limits'
import { createToastStore, type ToastAction, type ToastTone } from '@manzil/ui/stores/toast-store'

/** The toasts of the site; drawn by the overlays. At most 20 are kept. */
export const toastStore = createToastStore({ limit: MAX_TOASTS, duration: TOAST_DURATION_MS })

/** The one global toast; a new one takes its place. */
const GLOBAL = 'global'

interface ToastOptions {
  /** Toasts of another id stand beside the global one; the same id is replaced. */
  id?: string
  /** ms on screen; null keeps it. */
  duration?: number | null
  /** ms between going and being gone. */
  removalDelay?: number
  action?: ToastAction
}

/** Shows a toast: 3 s unless told, a loading one until it is replaced or dismissed. */
export function showToast(tone: ToastTone, text: string, options: ToastOptions = {}): void {
  const { id = GLOBAL, ...rest } = options
  toastStore.show({ tone, text, scope: id, ...rest })
}

export function dismissToast(id: string = GLOBAL): void {
  for (const toast of toastStore.snapshot()) if (toast.scope === id) toastStore.dismiss(toast.id)
}
