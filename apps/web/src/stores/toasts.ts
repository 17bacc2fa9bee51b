import { MAX_TOASTS, TOAST_DURATION_MS } from '@manzil/domain/limits'
import { createStore, useStore } from './create-store.ts'

export type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'loading'

export interface Toast {
  id: string
  kind: ToastKind
  text: string
  /** Milliseconds on screen; null stays until it is replaced or dismissed. */
  duration: number | null
}

/** The one toast of the site; a new one takes the place of the old one. */
const GLOBAL = 'global'
const store = createStore<readonly Toast[]>([])

interface ToastOptions {
  /** Toasts of another id stand beside the global one; the same id is replaced. */
  id?: string
  duration?: number | null
}

/** Shows a toast: 3 s unless told, a loading one until it is replaced. At most 20 are kept. */
export function showToast(kind: ToastKind, text: string, options: ToastOptions = {}): void {
  const { id = GLOBAL, duration = kind === 'loading' ? null : TOAST_DURATION_MS } = options
  const others = store.get().filter((toast) => toast.id !== id)
  store.set([{ id, kind, text, duration }, ...others].slice(0, MAX_TOASTS))
}

export function dismissToast(id: string = GLOBAL): void {
  store.set(store.get().filter((toast) => toast.id !== id))
}

export const useToasts = (): readonly Toast[] => useStore(store)
