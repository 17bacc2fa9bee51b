import type { ChatNotice } from './chat-view.ts'

type BreakNotice = Extract<
  ChatNotice,
  { kind: 'connectFailed' | 'reconnecting' | 'reconnectFailed' }
>

/** What was told of a break is told no second time, and nothing milder after it. */
export interface BreakTeller {
  tell: (notice: BreakNotice) => void
  /** The connection is there, or nobody wants it any more. */
  end: () => void
}

/** It is tried again for as long as the dialog is open: the visitor hears of it once. */
export function createBreakTeller(notify: (notice: ChatNotice) => void): BreakTeller {
  let hasFailed = false
  let isGivenUp = false
  return {
    tell: (notice) => {
      if (isGivenUp || (hasFailed && notice.kind === 'connectFailed')) return
      hasFailed ||= notice.kind === 'connectFailed'
      isGivenUp = notice.kind === 'reconnectFailed'
      notify(notice)
    },
    end: () => {
      hasFailed = false
      isGivenUp = false
    },
  }
}
