import { escapeHtml, Markup } from '../markup.ts'
import type { Reference } from '../model/reference.ts'
import type { OperationModel } from '../model/tag-model.ts'
import { key, literal } from './literal.ts'
import { addressMarkup, withRealIds } from './real-ids-markup.ts'
import { requestParts, textOf } from './request-parts.ts'

/** The same call with what browsers and Node bring; `token` holds a session's token. */
export function fetchSample(reference: Reference, operation: OperationModel): Markup {
  const request = requestParts(reference, operation)
  const { json, form } = request
  const headers = [
    ...(operation.auth === 'required' ? [`authorization: \`Bearer \${token}\``] : []),
    ...request.headers.map(({ name, value }) => `${key(name)}: ${literal(textOf(value))}`),
    ...(operation.body?.kind === 'json' ? ["'content-type': 'application/json'"] : []),
  ]
  const options = [
    ...(operation.method === 'get' ? [] : [`method: '${operation.method.toUpperCase()}',`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} },`] : []),
    ...(form ? ['body: form,'] : []),
    ...(json === undefined ? [] : [`body: JSON.stringify(${literal(json, '  ')}),`]),
  ]
  const fields = (form ?? []).map(
    ({ name, file, value }) =>
      `form.append('${name}', ${file ? 'file' : literal(textOf(value))})\n`,
  )
  const made = form ? `const form = new FormData()\n${fields.join('')}` : ''
  const end = options.length > 0 ? `, {\n${options.map((line) => `  ${line}\n`).join('')}}` : ''
  const rest = withRealIds(reference, operation, escapeHtml(end))
  const address = `'${addressMarkup(operation, request)}'`
  const answer = escapeHtml('const answer = await response.json()')
  return new Markup(`${escapeHtml(made)}const response = await fetch(${address}${rest})\n${answer}`)
}
