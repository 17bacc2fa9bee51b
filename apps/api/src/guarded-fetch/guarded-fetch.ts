import { createGuardedRequest, type FetchLimits, type GuardOptions } from './guarded-request.ts'

/** Gives the body of an https address to `take`, piece by piece; follows three redirects. @throws FetchFault */
export type GuardedFetch = (
  address: string,
  limits: FetchLimits,
  take: (piece: Uint8Array) => Promise<void> | void,
) => Promise<void>

/** As `createGuardedRequest`, for feeds and what they name. */
export function createGuardedFetch(
  options: Pick<GuardOptions, 'isAllowed' | 'lookup' | 'ca'> = {},
): GuardedFetch {
  const ask = createGuardedRequest({ ...options, userAgent: 'Manzil feeds' })
  return async (address, limits, take) => {
    await ask(address, { limits, take })
  }
}
