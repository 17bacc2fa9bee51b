/** The parts of an OpenAPI or AsyncAPI document that the emitters read. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  contentMediaType?: string
  contentEncoding?: string
  /** Largest file, in bytes. */
  'x-max-bytes'?: number
  /** Media types that a file may have. */
  'x-media-types'?: string[]
  const?: unknown
  enum?: unknown[]
  example?: unknown
  examples?: unknown[]
  default?: unknown
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  discriminator?: { propertyName: string; mapping: Record<string, string> }
}

export interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}

export interface MediaType {
  schema: JsonSchema
  example?: unknown
  examples?: Record<string, { summary?: string; value?: unknown }>
}

export interface RequestBody {
  required?: boolean
  content: Record<string, MediaType>
}

export interface Response {
  description: string
  content?: Record<string, MediaType>
}

/** Something in place, or a pointer to it. */
export type Referable<T> = T | { $ref: string }

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security?: Record<string, string[]>[]
  parameters?: Referable<Parameter>[]
  requestBody?: Referable<RequestBody>
  responses: Record<string, Referable<Response>>
  /** What a client shows when a failure brings no message. */
  'x-fallback-message'?: string
  /** The same for a failure of status 401, where the specification has another text. */
  'x-fallback-message-401'?: string
  /** Kinds of account that may call; absent: all that `security` admits. */
  'x-roles'?: string[]
}

export interface RestDocument {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    parameters?: Record<string, Parameter>
    responses?: Record<string, Response>
    requestBodies?: Record<string, RequestBody>
  }
}

export interface ChatDocument {
  servers: Record<string, { pathname: string }>
  channels: Record<string, unknown>
  operations: Record<string, unknown>
  components: { schemas: Record<string, JsonSchema>; messages: Record<string, Message> }
}

export interface Message {
  payload: JsonSchema
  examples?: { name?: string; payload: unknown }[]
}

/** Follows a local `#/…` pointer. */
export function follow(document: object, pointer: string): unknown {
  let node: unknown = document
  for (const raw of pointer.slice(2).split('/')) {
    const key = raw.replaceAll('~1', '/').replaceAll('~0', '~')
    node = (node as Record<string, unknown> | undefined)?.[key]
  }
  if (node === undefined) throw new Error(`nothing at ${pointer}`)
  return node
}

/** The value itself, or what its `$ref` points at. */
export function deref<T extends object>(document: object, value: Referable<T>): T {
  let current = value
  while ('$ref' in current && typeof current.$ref === 'string')
    current = follow(document, current.$ref) as Referable<T>
  return current as T
}

/** What a value may be instead of each other. Beside fields, `anyOf` only says which of them go together. */
export const choicesIn = ({ oneOf, anyOf, properties }: JsonSchema): JsonSchema[] | undefined =>
  oneOf ?? (properties ? undefined : anyOf)

/** The sets of fields of which one must be given; undefined where there is no such rule. */
export const requiredChoices = ({ anyOf, properties }: JsonSchema): string[][] | undefined =>
  properties && anyOf?.map(({ required = [] }) => required)

/** A field of a form that carries a file. */
export const isFile = ({ type, format, contentMediaType, contentEncoding }: JsonSchema): boolean =>
  type === 'string' &&
  (format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined))

export const refName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)
export const pascal = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
