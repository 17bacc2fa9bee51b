import { ONE_TIME_CODE_MS } from '@manzil/domain/limits'

/** The code that every pretend e-mail and text message carries. */
export const mockCode = '123456'
/** Wrong codes that end an attempt. */
export const triesAllowed = 5
/** Seconds until another code can be asked for. */
export const resendAfter = 60

/** When a code that is sent now stops to count. */
export const codeExpiry = (): string => new Date(Date.now() + ONE_TIME_CODE_MS).toISOString()
