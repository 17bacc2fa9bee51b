import type {
  ErrorEnvelope,
  FieldError,
  MessageKey,
  MessageValues,
  operations,
} from './generated/types.gen.ts'

type Responses<K extends keyof operations> = operations[K]['responses']
type JsonOf<R> = R extends { content: { 'application/json': infer Body } }
  ? Sendable<Body>
  : undefined
/** As a schema reads a kept answer again: JSON leaves out what is undefined. */
type Sendable<Body> = {
  [K in keyof Body]: undefined extends Body[K] ? Body[K] | undefined : Body[K]
}
type DeclaredStatus<K extends keyof operations> = Extract<keyof Responses<K>, number>

/** Every declared 2xx of an operation. */
type SuccessStatus<K extends keyof operations> = {
  [S in DeclaredStatus<K>]: `${S}` extends `2${string}` ? S : never
}[DeclaredStatus<K>]

/** Every declared 4xx; what `default` declares, 5xx, is the server's to answer, not a handler's. */
type ErrorStatus<K extends keyof operations> = Exclude<DeclaredStatus<K>, SuccessStatus<K>>

/** Body of the declared success response; of any of them where there are several. */
export type SuccessBody<K extends keyof operations> = JsonOf<Responses<K>[SuccessStatus<K>]>

/** What went wrong, before the server adds the request id. */
export interface Problem {
  /** In English until it leaves; `key` and `values` say which words of other languages are meant. */
  message: string
  key?: MessageKey
  values?: MessageValues
  code: ErrorEnvelope['code']
  fields?: FieldError[]
}

/** A declared success: each status with the body of its own. */
type Success<K extends keyof operations> = {
  [S in SuccessStatus<K>]: { status: S; body: JsonOf<Responses<K>[S]> }
}[SuccessStatus<K>]

/** What a handler answers: a declared success, or one of the declared failures. */
export type Reply<K extends keyof operations> =
  | Success<K>
  | {
      status: ErrorStatus<K>
      problem: Problem
      /** Seconds after which it is worth trying again, where the handler knows. */
      retryAfter?: number
    }
