import type { MockControls } from '../controls.ts'

/** Tells the page what a browser tells it when the network goes and comes. */
export function pretendOffline(controls: MockControls): void {
  const { onLine } = navigator
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get: () => onLine && !controls.get().offline,
  })
  let wasOffline = controls.get().offline
  controls.follow(() => {
    const { offline } = controls.get()
    if (offline === wasOffline) return
    wasOffline = offline
    window.dispatchEvent(new Event(offline ? 'offline' : 'online'))
  })
}
