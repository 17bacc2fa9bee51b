import { type ApiError, ApiFailure } from '@manzil/api-client/result'

/** No such row, or an id that could be none: the link is old or broken. */
export const isGoneError = ({ status }: ApiError): boolean => status === 404 || status === 400

/** The same of what a query threw. */
export const isGone = (cause: Error): boolean =>
  cause instanceof ApiFailure && isGoneError(cause.error)
