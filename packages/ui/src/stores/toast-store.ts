export type ToastTone = 'info' | 'success' | 'warning' | 'error' | 'loading'

/** Something to do about it: "Undo". The toast goes when it was done. */
export interface ToastAction {
  label: string
  onPress: () => void
}

export interface ToastOptions {
  text: string
  tone?: ToastTone
  /** ms until it goes; null keeps it. Loading toasts are always kept. */
  duration?: number | null
  /**
   * A toast replaces the one of the same scope. The default scope is 'global', so there is one
   * global toast at a time; null never replaces.
   */
  scope?: string | null
  action?: ToastAction
  /** ms between going and being gone, where it is not the store's. */
  removalDelay?: number
}

export interface Toast {
  id: number
  text: string
  tone: ToastTone
  scope: string | null
  duration: number | null
  action?: ToastAction
  removalDelay?: number
  /** On its way out: drawn fading, no longer told. */
  leaving: boolean
}

export interface ToastStoreOptions {
  /** The oldest goes when there are more. */
  limit?: number
  /** ms */
  duration?: number
  /** ms between going and being gone. */
  removalDelay?: number
}

interface Timer {
  handle: ReturnType<typeof setTimeout> | undefined
  startedAt: number
  left: number
}

export type ToastStore = ReturnType<typeof createToastStore>

/** Keeps the toasts of one region and their clocks. Knows nothing of React. */
export function createToastStore(options: ToastStoreOptions = {}) {
  const { limit = 20, duration: defaultDuration = 3000, removalDelay = 200 } = options
  let toasts: readonly Toast[] = []
  let nextId = 1
  let paused = false
  const listeners = new Set<() => void>()
  const timers = new Map<number, Timer>()

  function set(next: readonly Toast[]) {
    toasts = next
    for (const id of timers.keys()) {
      if (!next.some((toast) => toast.id === id)) stop(id)
    }
    for (const listener of listeners) listener()
  }

  function stop(id: number) {
    clearTimeout(timers.get(id)?.handle)
    timers.delete(id)
  }

  function start(id: number, left: number) {
    const handle = paused ? undefined : setTimeout(() => dismiss(id), left)
    timers.set(id, { handle, startedAt: Date.now(), left })
  }

  /** ms that a toast stays; loading ones stay until they are replaced or updated. */
  function lifetime(tone: ToastTone, wanted: number | null = defaultDuration): number | null {
    return tone === 'loading' ? null : wanted
  }

  function show({ text, tone = 'info', scope = 'global', ...rest }: ToastOptions): number {
    const id = nextId++
    const duration = lifetime(tone, rest.duration)
    const others = scope === null ? toasts : toasts.filter((toast) => toast.scope !== scope)
    set([...others, { ...rest, id, text, tone, scope, duration, leaving: false }].slice(-limit))
    if (duration !== null) start(id, duration)
    return id
  }

  /** Says something else in its place, as when what it waited for is done. Its clock starts anew. */
  function update(id: number, { text, tone = 'info', ...rest }: Omit<ToastOptions, 'scope'>) {
    const old = toasts.find((toast) => toast.id === id && !toast.leaving)
    if (old === undefined) return
    stop(id)
    const duration = lifetime(tone, rest.duration)
    const next = { ...rest, id, text, tone, scope: old.scope, duration, leaving: false }
    set(toasts.map((toast) => (toast.id === id ? next : toast)))
    if (duration !== null) start(id, duration)
  }

  function dismiss(id: number) {
    const gone = toasts.find((toast) => toast.id === id && !toast.leaving)
    if (gone === undefined) return
    stop(id)
    set(toasts.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)))
    const handle = setTimeout(
      () => set(toasts.filter((toast) => toast.id !== id)),
      gone.removalDelay ?? removalDelay,
    )
    timers.set(id, { handle, startedAt: Date.now(), left: 0 })
  }

  /** While somebody reads, hovers or focuses a toast, none of them goes. */
  function pause() {
    if (paused) return
    paused = true
    for (const timer of timers.values()) {
      if (timer.left === 0) continue
      clearTimeout(timer.handle)
      timer.left = Math.max(1, timer.left - (Date.now() - timer.startedAt))
    }
  }

  function resume() {
    if (!paused) return
    paused = false
    for (const [id, timer] of [...timers]) if (timer.left > 0) start(id, timer.left)
  }

  return {
    show,
    update,
    dismiss,
    pause,
    resume,
    clear: () => set([]),
    snapshot: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
