import { escapeHtml, Markup } from '../markup.ts'
import type { Reference } from '../model/reference.ts'
import type { OperationModel } from '../model/tag-model.ts'
import { literal } from './literal.ts'
import { originMarkup, withRealIds } from './real-ids-markup.ts'
import { type Part, requestParts } from './request-parts.ts'

const objectOf = (parts: readonly Part[]) =>
  Object.fromEntries(parts.map(({ name, value }) => [name, value]))

/** The same call by `@manzil/api-client`: typed, and with a failure as a value. */
export function clientSample(reference: Reference, operation: OperationModel): Markup {
  const { id, tag, auth } = operation
  const { base, path, query, headers, json, form } = requestParts(reference, operation)
  const params = {
    ...(path.length > 0 && { path: objectOf(path) }),
    ...(query.length > 0 && { query: objectOf(query) }),
    ...(headers.length > 0 && { header: objectOf(headers) }),
  }
  const files = (form ?? []).map(
    ({ name, file, value }) => `${name}: ${file ? 'file' : literal(value)}`,
  )
  const init = [
    ...(Object.keys(params).length > 0 ? [`params: ${literal(params, '  ')},`] : []),
    ...(json === undefined ? [] : [`body: ${literal(json, '  ')},`]),
    ...(form ? [`body: { ${files.join(', ')} },`] : []),
  ]
  const given = init.length > 0 ? `, {\n${init.map((line) => `  ${line}\n`).join('')}}` : ''
  const session = auth === 'none' ? '' : ', token: () => token'
  const text = `import { createApi } from '@manzil/api-client/client'
import { ${id} } from '@manzil/api-client/generated/${tag}-calls.gen'

const api = createApi({ baseUrl: '\u0000${base}'${session} })
const result = await ${id}(api${given})
if (result.ok) console.log(result.data)
else console.error(result.error.code, result.error.message)`
  const shown = withRealIds(reference, operation, escapeHtml(text))
  return new Markup(withPathIds(shown, path).replace('\u0000', originMarkup.text))
}

/** The `id` of a path, whose name says nothing of its kind. */
function withPathIds(text: string, path: readonly Part[]): string {
  return path.reduce((before, { name, value, idsAt }) => {
    if (idsAt === undefined) return before
    const written = `${name}: &#39;${value}&#39;`
    const span = `<span data-id-from="${escapeHtml(idsAt)}">${value}</span>`
    return before.replace(written, `${name}: &#39;${span}&#39;`)
  }, text)
}
