/** What Redocly hands to a rule; only the parts that ours read. Lines and columns follow from it. */
export interface Location {
  source: { absoluteRef: string }
  /** JSON pointer inside the file, as `#/properties/name`. */
  pointer: string
  child(steps: (string | number)[]): Location
}

export interface Context {
  location: Location
  key: string | number
  type: { name?: string }
  report(problem: { message: string; location?: Location }): void
  /** Follows a `$ref`; gives the node itself back where it is none. */
  resolve(node: unknown, from?: string): { node: unknown; location: Location | undefined }
}

/** A schema as it stands in a file: any member may be a `$ref`. */
export interface SchemaNode {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  contentMediaType?: string
  pattern?: string
  default?: unknown
  examples?: unknown[]
  maxLength?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  properties?: Record<string, SchemaNode>
  items?: SchemaNode
  additionalProperties?: boolean | SchemaNode
  unevaluatedProperties?: boolean
  oneOf?: SchemaNode[]
  anyOf?: SchemaNode[]
  allOf?: SchemaNode[]
  'x-max-bytes'?: number
  'x-media-types'?: string[]
  'x-message'?: unknown
  'x-unbounded'?: string
  'x-open'?: string
}

export interface ParameterNode {
  name: string
  in: string
  description?: string
}

export interface OperationNode {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  security?: Record<string, unknown>[]
  parameters?: unknown[]
  requestBody?: unknown
  responses?: Record<string, { $ref?: string }>
  'x-fallback-message'?: string
  'x-roles'?: string[]
}

/** Whether callers without a token are let in. */
export const isPublic = ({ security = [] }: OperationNode): boolean =>
  security.length === 0 || security.some((entry) => Object.keys(entry).length === 0)

/** Types of a schema as a list. */
export const typesOf = ({ type = [] }: SchemaNode): string[] =>
  Array.isArray(type) ? type : [type]

/** A file's bytes: neither examples nor lengths in characters say anything about it. */
export const isBinary = ({ format, contentMediaType }: SchemaNode): boolean =>
  format === 'binary' || contentMediaType !== undefined

/** A member of `anyOf` that only says which fields of the object around it must be given. */
export const isRequirement = (schema: SchemaNode, { pointer }: Location): boolean =>
  'required' in schema && !('type' in schema) && /\/anyOf\/\d+$/.test(pointer)

const schemaFile = /\/contracts\/schemas\/([^/]+)\.yaml$/

/** Name of the entity that a file of contracts/schemas defines. */
export const entityOf = (file: string): string | undefined => schemaFile.exec(file)?.[1]

/** How a person would name a schema: `User.first_name`, `data[]._id`, `Retry-After`. */
export function nameOf({ source, pointer }: Location): string {
  const steps = pointer.slice(2).split('/')
  const fields = steps.flatMap((step, index) =>
    steps[index - 1] === 'properties' ? [step] : step === 'items' ? ['[]'] : [],
  )
  const file = source.absoluteRef.split('/').at(-1)?.replace('.yaml', '') ?? ''
  const owner = steps.at(-1) === 'schema' ? (steps.at(-2) ?? file) : ''
  const entity = entityOf(source.absoluteRef) ?? (/^\d*$/.test(owner) ? '' : owner)
  const name = [entity, ...fields].filter(Boolean).join('.').replaceAll('.[]', '[]')
  return name === '' ? 'This schema' : `\`${name}\``
}
