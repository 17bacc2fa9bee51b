import type { RestDocument } from '../document.ts'
import { header } from '../locations.ts'
import type { OperationEntry } from '../operations.ts'
import { outlineOf } from './outline.ts'

/**
 * One typed function per operation, a file for each tag of the contract: a bundler puts a module
 * into one file whole, so a page would otherwise load the calls of all others.
 */
export function emitCalls(
  operations: OperationEntry[],
  document: RestDocument,
): [string, string][] {
  return byTag(operations).map(([tag, members]) => [
    `${tag}-calls.gen.ts`,
    emitCallsOf(members, document),
  ])
}

const byTag = (operations: OperationEntry[]) => [...Map.groupBy(operations, ({ tag }) => tag)]

function emitCallsOf(operations: OperationEntry[], document: RestDocument): string {
  const rows = operations.map((operation) => {
    const { id, method, path, summary, body, successes } = operation
    const init = body?.kind === 'multipart' ? '{ ...init[0], bodySerializer: toForm }' : '...init'
    const call = `api.${method.toUpperCase()}('${path}', ${init})`
    return `/** ${summary}. */
export const ${id} = (api: Api, ...init: InitOf<'${path}', '${method}'>) =>
  toResult(api, ${operationSource(operation)}, ${call}, ${outlineOf(document, successes[0])})
`
  })
  const form = operations.some(({ body }) => body?.kind === 'multipart')
  return `${header}
import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'
${form ? "import { toForm } from '../to-form.ts'\n" : ''}
${rows.join('\n')}`
}

/** What a failure names and says: the texts come with their call, so that no page loads another's. */
function operationSource({ id, fallback, fallback401 }: OperationEntry): string {
  const texts = [fallback && `fallback: ${JSON.stringify(fallback)}`]
  texts.push(fallback401 && `fallback401: ${JSON.stringify(fallback401)}`)
  return `{ ${[`id: '${id}'`, ...texts.filter(Boolean)].join(', ')} }`
}

/**
 * TanStack Query options for every GET, a file for each tag; the key is the operationId and its
 * parameters.
 */
export function emitQueries(operations: OperationEntry[]): [string, string][] {
  const reads = operations.filter(({ method }) => method === 'get')
  return [
    ['query-names.gen.ts', emitQueryNames(reads)],
    ...byTag(reads).map(([tag, members]): [string, string] => [
      `${tag}-queries.gen.ts`,
      emitQueriesOf(tag, members),
    ]),
  ]
}

const emitQueryNames = (reads: OperationEntry[]): string => `${header}
/** What the key of a query begins with: the operation that answers it. */
export type QueryName =
${reads.map(({ id }) => `  | '${id}'`).join('\n')}
`

function emitQueriesOf(tag: string, reads: OperationEntry[]): string {
  const rows = reads.map(
    ({ id, path, summary }) => `/** ${summary}. */
export const ${id}Query = (api: Api, ...init: InitOf<'${path}', 'get'>) =>
  queryOptions({
    queryKey: ['${id}', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.${id}(api, { ...init[0], signal })),
  })
`,
  )
  return `${header}
import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './${tag}-calls.gen.ts'

${rows.join('\n')}`
}
