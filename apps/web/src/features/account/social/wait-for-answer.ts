import { LOGIN_POPUP_CLOSED_MS, SIGN_IN_MS } from '@manzil/domain/limits'
import { channelOf, isAnswer, type Taken } from '../../../signed-in/channel.ts'

/** How often the popup is looked at, in ms. */
const LOOK_MS = 500

export type PopupOutcome =
  | { kind: 'answer'; values: Readonly<Record<string, string>> }
  | { kind: 'closed' }
  | { kind: 'expired' }
  | { kind: 'replaced' }

interface Wait {
  popup: Pick<Window, 'closed'>
  state: string
  signal: AbortSignal
}

/**
 * Waits for what the provider answers. A popup that is seen closed may be one that the provider has
 * cut off, so its answer still counts for eight seconds.
 */
export function waitForAnswer({ popup, state, signal }: Wait): Promise<PopupOutcome> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelOf(state))
    // By this clock alone: it may be wrong by any time.
    const expiresAt = Date.now() + SIGN_IN_MS
    let closedAt: number | undefined
    const finish = (outcome: PopupOutcome) => {
      clearInterval(timer)
      channel.close()
      resolve(outcome)
    }
    const look = () => {
      if (signal.aborted) return finish({ kind: 'replaced' })
      if (Date.now() > expiresAt) return finish({ kind: 'expired' })
      if (popup.closed) closedAt ??= Date.now()
      if (closedAt !== undefined && Date.now() - closedAt >= LOGIN_POPUP_CLOSED_MS)
        finish({ kind: 'closed' })
    }
    const timer = setInterval(look, LOOK_MS)
    signal.addEventListener('abort', look)
    channel.addEventListener('message', ({ data }) => {
      if (!isAnswer(data)) return
      channel.postMessage({ kind: 'taken' } satisfies Taken)
      finish({ kind: 'answer', values: data.values })
    })
  })
}
