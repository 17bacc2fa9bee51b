import { LOGIN_POPUP_PX } from '@manzil/domain/limits'

/** A popup of a sign-in, and what ends it when another one takes its place. */
export interface Popup {
  window: Window
  signal: AbortSignal
  /** The attempt has ended, however it did. */
  end: () => void
  /** Resolves when the attempt before this one has ended. */
  before: Promise<void>
}

interface UnderWay {
  window: Window
  controller: AbortController
  ended: Promise<void>
}

let underWay: UnderWay | undefined

/**
 * Opens the one popup of this tab: in the press itself, since browsers block what comes later. One
 * that is open already comes to the front instead; one that was closed a moment ago gives way.
 */
export function openPopup(): Popup | 'open' | 'blocked' {
  if (underWay && !underWay.window.closed) {
    underWay.window.focus()
    return 'open'
  }
  const { width, height } = LOGIN_POPUP_PX
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  const shape = `popup,width=${width},height=${height},left=${left},top=${top}`
  const opened = window.open('', '_blank', shape)
  if (!opened) return 'blocked'
  const previous = underWay
  previous?.controller.abort()
  const controller = new AbortController()
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const own: UnderWay = { window: opened, controller, ended }
  underWay = own
  return {
    window: opened,
    signal: controller.signal,
    before: previous?.ended ?? Promise.resolve(),
    end: () => {
      if (underWay === own) underWay = undefined
      resolve()
    },
  }
}
