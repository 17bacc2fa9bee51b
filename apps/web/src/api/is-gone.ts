import { ApiFailure } from '@manzil/api-client/result'

/** No such row, or an id that could be none: the link is old or broken. */
export const isGone = (cause: Error): boolean =>
  cause instanceof ApiFailure && (cause.error.status === 404 || cause.error.status === 400)
