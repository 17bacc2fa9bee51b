import { HEALTH_ABORT_MS, HEALTH_CHECK_INTERVAL_MS, SLOW_THRESHOLD_MS } from '@manzil/domain/limits'
import {
  type Connectivity,
  type ConnectivityEvent,
  connected,
  reduceConnectivity,
} from './connectivity.ts'

interface WatchOptions {
  /** Asks the server how it is; false or a rejection when it is not well. */
  isWell: (signal: AbortSignal) => Promise<boolean>
  onChange: (state: Connectivity) => void
}

/**
 * Asks the server how it is, at once and every 15 s, and listens to the browser's own idea of the
 * network. Hidden pages do not ask; they do when they are looked at again. Answers how to stop.
 */
export function watchConnection({ isWell, onChange }: WatchOptions): () => void {
  let state: Connectivity = navigator.onLine ? connected : { ...connected, online: false }
  let asking: AbortController | undefined

  function tell(event: ConnectivityEvent) {
    state = reduceConnectivity(state, event, SLOW_THRESHOLD_MS)
    onChange(state)
  }

  async function check() {
    if (asking || document.hidden) return
    const controller = new AbortController()
    asking = controller
    let event: ConnectivityEvent = { type: 'failed' }
    const timeout = setTimeout(() => {
      event = { type: 'unanswered' }
      controller.abort()
    }, HEALTH_ABORT_MS)
    const started = performance.now()
    try {
      const well = await isWell(controller.signal)
      const ms = performance.now() - started
      if (well) event = { type: 'answered', ms }
    } catch {
      // Told below, as failed or as given up.
    } finally {
      clearTimeout(timeout)
      if (asking === controller) {
        tell(event)
        asking = undefined
      }
    }
  }

  const goOnline = () => {
    tell({ type: 'online' })
    void check()
  }
  const goOffline = () => {
    abandon()
    tell({ type: 'offline' })
  }
  /** What the check in progress finds out is not wanted any more. */
  function abandon() {
    const running = asking
    asking = undefined
    running?.abort()
  }
  const look = () => void check()

  window.addEventListener('online', goOnline)
  window.addEventListener('offline', goOffline)
  document.addEventListener('visibilitychange', look)
  const interval = setInterval(look, HEALTH_CHECK_INTERVAL_MS)
  if (!state.online) onChange(state)
  look()
  return () => {
    abandon()
    clearInterval(interval)
    window.removeEventListener('online', goOnline)
    window.removeEventListener('offline', goOffline)
    document.removeEventListener('visibilitychange', look)
  }
}
