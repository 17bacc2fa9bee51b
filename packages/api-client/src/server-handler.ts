import type { ErrorEnvelope, FieldError, operations } from './generated/types.gen.ts'

type Responses<K extends keyof operations> = operations[K]['responses']
type JsonOf<R> = R extends { content: { 'application/json': infer Body } } ? Body : undefined
type SuccessStatus<K extends keyof operations> = Extract<keyof Responses<K>, 200 | 201 | 202 | 204>
type ErrorStatus<K extends keyof operations> = Exclude<
  Extract<keyof Responses<K>, number>,
  SuccessStatus<K>
>

/** Body of the declared success response. */
export type SuccessBody<K extends keyof operations> = JsonOf<Responses<K>[SuccessStatus<K>]>

/** What went wrong, before the server adds the request id. */
export interface Problem {
  message: string
  code: ErrorEnvelope['code']
  fields?: FieldError[]
}

/** What a handler answers: the declared success, or one of the declared failures. */
export type Reply<K extends keyof operations> =
  | { status: SuccessStatus<K>; body: SuccessBody<K> }
  | { status: ErrorStatus<K>; problem: Problem }
