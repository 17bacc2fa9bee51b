import { deref, isFile } from '../../document.ts'
import { escapeHtml, html, Markup } from '../markup.ts'
import type { SchemaNode } from '../model/documents.ts'
import type { OperationModel, Reference } from '../model/reference.ts'
import { resolve } from '../schema/shape.ts'
import { examplesOf } from './examples.ts'

/** Shown until the script puts in where the page was opened. */
const exampleOrigin = 'http://localhost:8080'

/** The origin of the server, as part of a sample. */
export const originMarkup = html`<span data-origin>${exampleOrigin}</span>`

/** Optional query parameters that a sample shows at most. */
const mostOptional = 2

/** A call that can be pasted into a shell; `$TOKEN` holds a session's token. */
export function curlOf(reference: Reference, operation: OperationModel): Markup {
  const base = reference.rest.servers?.[0]?.url ?? ''
  const path = escapeHtml(base + filledPath(reference, operation) + queryOf(reference, operation))
  const verb = operation.method === 'get' ? '' : `-X ${operation.method.toUpperCase()} `
  const parts = [
    `curl ${verb}'${originMarkup.text}${path}'`,
    operation.auth === 'required' && `-H "Authorization: Bearer $TOKEN"`,
    ...operation.headers.map(
      ({ name, schema }) => `-H ${quoted(`${name}: ${textOf(reference.example(schema))}`)}`,
    ),
    ...bodyOf(reference, operation),
  ].filter((part) => part !== false)
  return new Markup(parts.join(' \\\n  '))
}

/** Path parameters take examples. */
function filledPath(reference: Reference, { path, path_parameters }: OperationModel): string {
  return path.replace(/\{([^}]+)\}/g, (_whole, name: string) => {
    const parameter = path_parameters.find((one) => one.name === name)
    return encodeURIComponent(textOf(parameter && reference.example(parameter.schema)))
  })
}

function queryOf(reference: Reference, { query }: OperationModel): string {
  const wanted = query.filter(({ required }) => required)
  const optional = query.filter(({ required }) => !required).slice(0, mostOptional)
  const pairs = [...wanted, ...optional].flatMap(({ name, schema, example }) =>
    [example ?? exampleOfQuery(reference, schema)]
      .flat()
      .filter((value) => value !== undefined && value !== null)
      .map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Lists get one value in a sample. */
function exampleOfQuery(reference: Reference, schema: SchemaNode): unknown {
  const value = reference.example(schema)
  return Array.isArray(value) ? value.slice(0, 1) : value
}

function bodyOf(reference: Reference, { body }: OperationModel): string[] {
  if (!body) return []
  if (body.kind === 'multipart') {
    const { properties = {} } = resolve(reference.rest, body.media.schema)
    return Object.entries(properties).map(([name, schema]) => {
      const node = deref(reference.rest, schema)
      const single = node.items ? deref(reference.rest, node.items) : node
      return `-F ${quoted(`${name}=${isFile(single) ? '@picture.jpg' : textOf(reference.example(schema))}`)}`
    })
  }
  const [first] = examplesOf(reference, body.media)
  const type = `-H 'Content-Type: application/json'`
  return first ? [type, `-d ${quoted(JSON.stringify(first[1], null, 2))}`] : [type]
}

/** For a POSIX shell, then for HTML. */
const quoted = (text: string): string => escapeHtml(`'${text.replaceAll("'", `'\\''`)}'`)

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return value === undefined ? 'value' : JSON.stringify(value)
}
