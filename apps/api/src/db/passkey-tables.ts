/** Tables of devices that an account is entered from, and of passkeys. Columns as in `migrations/`. */
import type { NullableTimestamp, Timestamp } from './column-types.ts'

/** A kind of device that an account was entered from; empty texts where something is not known. */
export type KnownDeviceTable = {
  account_id: string
  browser: string
  os: string
  country: string
  seen_at: Timestamp
}

export type PasskeyTable = {
  id: string
  account_id: string
  /** As the device names it. */
  credential_id: string
  /** COSE, as Base64 for addresses. */
  public_key: string
  /** Signatures so far by the device's own count; 0 where it does not count. */
  counter: number
  name: string
  /** Kept by a service for several devices. */
  synced: boolean
  created_at: Timestamp
  last_used_at: NullableTimestamp
}

/** What a device has to sign; each is good once. */
export type PasskeyChallengeTable = {
  challenge_hash: string
  purpose: 'add' | 'login'
  /** Of the token that asked; empty where there was none. */
  session_hash: string
  expires_at: Timestamp
}
