/** The way by which a code is sent. */
export type Channel = 'email' | 'phone'

/** A code that is waited for. Times are in ms since 1970. */
export interface PendingCode {
  /** Whose it is. */
  account: string | undefined
  target: string
  resendAt: number
  expiresAt: number
}

/** In memory alone: whoever loads the page again asks for a new code. */
const pending = new Map<Channel, PendingCode>()

/** The code of an account that is still good, so that the dialog goes on where it was closed. */
export function pendingCode(channel: Channel, account: string | undefined): PendingCode | null {
  const code = pending.get(channel)
  return code && code.account === account && code.expiresAt > Date.now() ? code : null
}

export function keepPendingCode(channel: Channel, code: PendingCode | null): void {
  if (code) pending.set(channel, code)
  else pending.delete(channel)
}
