import type { Api } from './client.ts'
import type { ErrorEnvelope, FieldError } from './generated/types.gen.ts'

/** A failed call, as every screen sees it. `status` 0: no answer came. */
export interface ApiError {
  status: number
  code: ErrorEnvelope['code'] | 'network'
  message: string
  /** Whether the answer had no message, so that this is the catalogue's. */
  isFallback: boolean
  /** Whether another session has begun since the call was made, or that one has ended. */
  isOfOtherSession: boolean
  fields: FieldError[]
  operationId: string
  requestId: string | null
}

/** A call as its failure names it: operationId and the texts of the error catalogue. */
interface FailingOperation {
  id: string
  fallback?: string
  /** The text where the failure has the status 401 and one of its own. */
  fallback401?: string
}

/** What a person reads where the failure of a call came without a message. */
const fallbackOf = ({ fallback, fallback401 }: FailingOperation, status: number): string =>
  (status === 401 ? fallback401 : undefined) ?? fallback ?? 'Failed to get, please try again later.'

export type ApiResult<T> = { ok: true; data: T } | { ok: false; error: ApiError }

interface Answer {
  data?: unknown
  error?: unknown
  response: Response
}

/**
 * Turns what the client promises into a value; nothing is thrown for an expected failure. A success
 * that does not look like the `outline` did not come from the API, whatever its status: it counts as
 * no answer.
 */
export async function toResult<A extends Answer>(
  { sayFailure, token }: Pick<Api, 'sayFailure' | 'token'>,
  operation: FailingOperation,
  call: Promise<A>,
  outline: object,
): Promise<ApiResult<NonNullable<A['data']>>> {
  const sent = token?.()
  const failed = async (status: number, body?: unknown) => {
    const error = await failure(operation, status, body, sayFailure)
    return { ok: false as const, error: { ...error, isOfOtherSession: sent !== token?.() } }
  }
  let answer: A
  try {
    answer = await call
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    return failed(0)
  }
  const { data, response } = answer
  if (!response.ok) return failed(response.status, answer.error)
  if (isPresent(data) && isLike(data, outline)) return { ok: true, data }
  return failed(0)
}

const isPresent = <T>(value: T): value is NonNullable<T> => value !== undefined && value !== null

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a value has every name of an outline, with a value of its kind. */
function isLike(value: unknown, like: unknown): boolean {
  if (like === null) return value === null || isLike(value, {})
  if (!isObject(value) || !isObject(like)) return value !== null && typeof value === typeof like
  if (Array.isArray(value))
    return Array.isArray(like) && value.every((row) => like.length === 0 || isLike(row, like[0]))
  return !Array.isArray(like) && Object.keys(like).every((name) => isLike(value[name], like[name]))
}

async function failure(
  operation: FailingOperation,
  status: number,
  body: unknown,
  sayFailure: Api['sayFailure'],
): Promise<Omit<ApiError, 'isOfOtherSession'>> {
  const envelope = isEnvelope(body) ? body : undefined
  const english = fallbackOf(operation, status)
  return {
    status,
    code: envelope?.code ?? (status === 0 ? 'network' : 'internal'),
    message: envelope?.message ?? (await sayFailure?.(english)) ?? english,
    isFallback: envelope === undefined,
    fields: envelope?.fields ?? [],
    operationId: operation.id,
    requestId: envelope?.requestId ?? null,
  }
}

const isEnvelope = (body: unknown): body is ErrorEnvelope =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'

/** An ApiError on its way through code that only knows exceptions (TanStack Query). */
export class ApiFailure extends Error {
  readonly error: ApiError
  constructor(error: ApiError) {
    super(error.message)
    this.name = 'ApiFailure'
    this.error = error
  }
}

/** The data, or the failure thrown as an ApiFailure. */
export function unwrap<T>(result: ApiResult<T>): T {
  if (!result.ok) throw new ApiFailure(result.error)
  return result.data
}
