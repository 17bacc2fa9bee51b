import {
  zSignupCode,
  zSignupRole,
  zTemporaryToken,
} from '@manzil/api-client/generated/zod-mini.gen'
import { z } from 'zod/mini'
import { storageKeys } from '../../../session/session-storage.ts'
import { readStored, removeStored, writeStored } from '../../../storage/local-storage.ts'

/** What is typed into the form; the kind of account is '' until one is chosen. */
const zDetails = z.object({
  role: z.union([zSignupRole, z.literal('')]),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  company_name: z.string(),
  rera_number: z.string(),
  accept_terms: z.boolean(),
})

/** An attempt that the server knows. Times are in ms since 1970. */
const zAttempt = z.object({
  temporaryToken: zTemporaryToken,
  code: zSignupCode,
  email: z.string(),
  resendAt: z.number(),
  isProven: z.boolean(),
})

const zProgress = z.object({
  details: zDetails,
  attempt: z.nullable(zAttempt),
  savedAt: z.number(),
})

export type Details = z.infer<typeof zDetails>
export type Attempt = z.infer<typeof zAttempt>

/** How far a sign-up has come. It has no password in it. */
export interface Progress {
  details: Details
  attempt: Attempt | null
}

export const noDetails: Details = {
  role: 'individual',
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  company_name: '',
  rera_number: '',
  accept_terms: false,
}

/** As long as the server keeps an attempt, in ms. */
const KEPT_MS = 60 * 60_000

/** What an earlier page of the last hour has kept. */
export function readProgress(now = Date.now()): Progress {
  const nothing = { details: noDetails, attempt: null }
  try {
    const { savedAt, ...progress } = zProgress.parse(JSON.parse(readStored(storageKeys.form) ?? ''))
    if (now - savedAt < KEPT_MS) return progress
    forgetProgress()
    return nothing
  } catch {
    // Nothing, or nothing that can be read.
    return nothing
  }
}

/** Keeps it for a reload; the code under a key of its own, as specified. */
export function keepProgress(progress: Progress, now = Date.now()): void {
  writeStored(storageKeys.form, JSON.stringify({ ...progress, savedAt: now }))
  if (progress.attempt) writeStored(storageKeys.code, progress.attempt.code)
  else removeStored(storageKeys.code)
}

export const forgetProgress = (): void => removeStored(storageKeys.form, storageKeys.code)
