/** The code that every pretend e-mail and text message carries. */
export const mockCode = '123456'
/** Wrong codes that end an attempt. */
export const triesAllowed = 5
/** Seconds until another code can be asked for. */
export const resendAfter = 60

const validForMs = 10 * 60_000

/** When a code that is sent now stops to count. */
export const codeExpiry = (): string => new Date(Date.now() + validForMs).toISOString()
