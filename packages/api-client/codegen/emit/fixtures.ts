import type { JsonSchema, Parameter, RestDocument } from '../document.ts'
import { type ExampleMaker, exampleMaker } from '../examples/make.ts'
import { exampleOf, statedExample } from '../examples/media.ts'
import { header } from '../locations.ts'
import type { Body, OperationEntry } from '../operations.ts'

/** A success body for every operation, from the examples of the contract; a fresh copy at each call. */
export function emitFixtures(document: RestDocument, operations: OperationEntry[]): string {
  const make = exampleMaker(document)
  const rows = operations.flatMap(({ id, successes: [{ media, status }] }) => {
    if (!media) return []
    const body = exampleOf(media, make, `${id} ${status}`)
    return [`  ${id}: (): SuccessBody<'${id}'> => (${JSON.stringify(body)}),`]
  })
  return `${header}
import type { SuccessBody } from '../server-handler.ts'

export const fixtures = {
${rows.join('\n')}
}
`
}

/** A valid request for every operation, with all of its parameters. */
export function emitRequestFixtures(document: RestDocument, operations: OperationEntry[]): string {
  const make = exampleMaker(document, filePlaceholder)
  const rows = operations.map(({ id, path_parameters, query, headers, body }) => {
    const where = `${id} request`
    const request = {
      path: parametersExample(path_parameters, make, where),
      query: parametersExample(query, make, where),
      headers: parametersExample(headers, make, where),
      body: body && bodyExample(body, make, where),
    }
    const parts = Object.entries(request).map(([name, value]) => `${name}: ${toSource(value)}`)
    return `  ${id}: () => ({ ${parts.join(', ')} }) satisfies RequestOf<'${id}'>,`
  })
  const files = rows.some((row) => row.includes('exampleFile('))
  return `${header}
${files ? "import { exampleFile } from '../example-file.ts'\n" : ''}import type { RequestOf } from './server-handlers.gen.ts'

/** Each call gives a fresh copy; optional parameters and fields are there too. */
export const requestFixtures = {
${rows.join('\n')}
}
`
}

function parametersExample(parameters: Parameter[], make: ExampleMaker, where: string): unknown {
  if (parameters.length === 0) return undefined
  const values = parameters.map(({ name, schema, example }) => [
    name,
    example ?? make(schema, `${where} ${name}`),
  ])
  return Object.fromEntries(values)
}

/** Of a form, the contract can state the texts only; the files are made. */
function bodyExample({ kind, media }: Body, make: ExampleMaker, where: string): unknown {
  if (kind === 'json') return exampleOf(media, make, where)
  const made = Object.entries(make(media.schema, where) as object)
  const stated = new Map(Object.entries(statedExample(media)?.value ?? {}))
  return Object.fromEntries(
    made.map(([name, value]) => [name, isPlaceholder(value) ? value : (stated.get(name) ?? value)]),
  )
}

const placeholder = 'a file of type '
const filePlaceholder = (schema: JsonSchema): string =>
  placeholder + (schema['x-media-types']?.join(' ') ?? 'application/octet-stream')
const isPlaceholder = (value: unknown): boolean =>
  typeof value === 'string' && value.startsWith(placeholder)

const toSource = (value: unknown): string =>
  value === undefined
    ? 'undefined'
    : JSON.stringify(value).replace(
        new RegExp(`"${placeholder}([^"]+)"`, 'g'),
        (_text, types: string) => `exampleFile(${JSON.stringify(types.split(' '))})`,
      )
