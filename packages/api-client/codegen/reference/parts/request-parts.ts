import { deref, isFile } from '../../document.ts'
import type { SchemaNode } from '../model/documents.ts'
import { whereIdsAre } from '../model/real-ids.ts'
import type { Reference } from '../model/reference.ts'
import type { OperationModel } from '../model/tag-model.ts'
import { resolve } from '../schema/shape.ts'
import { examplesOf } from './examples.ts'

/** One value of a request, with where an id that exists can be asked for. */
export interface Part {
  name: string
  value: unknown
  idsAt: string | undefined
}

/** A field of a form; a file has no value. */
export interface FormPart {
  name: string
  file: boolean
  value: unknown
}

/** What a sample of a request is made of, whatever language it is written in. */
export interface RequestParts {
  /** Before every path: `/api`. */
  base: string
  path: Part[]
  query: Part[]
  headers: Part[]
  /** Undefined where no JSON is sent. */
  json: unknown
  form: FormPart[] | undefined
}

/** Optional query parameters that a sample shows at most. */
const mostOptional = 2

/** The values of a sample, from the examples of the contract. */
export function requestParts(reference: Reference, operation: OperationModel): RequestParts {
  const { path_parameters, query, headers, body } = operation
  const part = ({ name }: { name: string }, value: unknown): Part => ({
    name,
    value: value ?? 'value',
    idsAt: whereIdsAre(reference, operation, name),
  })
  const wanted = query.filter(({ required }) => required)
  const optional = query.filter(({ required }) => !required).slice(0, mostOptional)
  const [first] = body?.kind === 'json' ? examplesOf(reference, body.media) : []
  return {
    base: reference.rest.servers?.[0]?.url ?? '',
    path: path_parameters.map((one) => part(one, reference.example(one.schema))),
    query: [...wanted, ...optional].flatMap((one) => {
      const value = one.example ?? exampleOfQuery(reference, one.schema)
      return value === undefined || value === null ? [] : [part(one, value)]
    }),
    headers: headers.map((one) => part(one, reference.example(one.schema))),
    json: first?.[1],
    form: body?.kind === 'multipart' ? formParts(reference, body.media.schema) : undefined,
  }
}

/** Lists get one value in a sample. */
function exampleOfQuery(reference: Reference, schema: SchemaNode): unknown {
  const value = reference.example(schema)
  return Array.isArray(value) ? value.slice(0, 1) : value
}

function formParts(reference: Reference, schema: SchemaNode): FormPart[] {
  const { properties = {} } = resolve(reference.rest, schema)
  return Object.entries(properties).map(([name, property]) => {
    const node = deref(reference.rest, property)
    const single = node.items ? deref(reference.rest, node.items) : node
    return { name, file: isFile(single), value: reference.example(property) }
  })
}

/** A value as it travels in an address or a header. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return value === undefined ? 'value' : JSON.stringify(value)
}
