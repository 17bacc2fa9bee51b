import { isOwed } from '../conversation/conversation.ts'
import type { ViewStore } from './view-store.ts'

/** Silence for this long, while an answer is due: the server is asked. */
const SILENCE_MS = 20_000
/** It is asked again after twice as long each time, up to this. */
const LONGEST_MS = 120_000

/** Asks again for as long as something is owed: an answer, or a message that is not stored. */
export interface Watchdog {
  /** Something was heard or said: the wait begins anew. */
  renew: () => void
  /** The connection is gone; the next one looks for itself. */
  stop: () => void
}

/** @param ask how often it has been asked in vain goes along, from 0 */
export function createWatchdog(store: ViewStore, ask: (before: number) => Promise<void>): Watchdog {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0

  function stop() {
    clearTimeout(timer)
    timer = undefined
    asked = 0
  }

  /** Whatever changes what is owed, a timer runs afterwards exactly where something is. */
  function watch() {
    const { status, conversation } = store.get()
    if (status !== 'online' || !isOwed(conversation)) return stop()
    if (timer === undefined) begin()
  }

  function begin() {
    const mine = setTimeout(
      async () => {
        asked += 1
        await ask(asked - 1)
        if (timer !== mine) return
        timer = undefined
        watch()
      },
      Math.min(SILENCE_MS * 2 ** asked, LONGEST_MS),
    )
    timer = mine
  }

  store.follow(watch)
  return {
    renew: () => {
      stop()
      watch()
    },
    stop,
  }
}
