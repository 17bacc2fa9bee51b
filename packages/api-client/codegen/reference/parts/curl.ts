import { escapeHtml, Markup } from '../markup.ts'
import type { Reference } from '../model/reference.ts'
import type { OperationModel } from '../model/tag-model.ts'
import { addressMarkup, withRealIds } from './real-ids-markup.ts'
import { type RequestParts, requestParts, textOf } from './request-parts.ts'

/** A call that can be pasted into a shell; `$TOKEN` holds a session's token. */
export function curlOf(reference: Reference, operation: OperationModel): Markup {
  const request = requestParts(reference, operation)
  const verb = operation.method === 'get' ? '' : `-X ${operation.method.toUpperCase()} `
  const parts = [
    `curl ${verb}'${addressMarkup(operation, request)}'`,
    operation.auth === 'required' && `-H "Authorization: Bearer $TOKEN"`,
    ...request.headers.map(({ name, value }) => `-H ${quoted(`${name}: ${textOf(value)}`)}`),
    ...bodyOf(operation, request).map((part) => withRealIds(reference, operation, part)),
  ].filter((part) => part !== false)
  return new Markup(parts.join(' \\\n  '))
}

function bodyOf({ body }: OperationModel, { json, form }: RequestParts): string[] {
  if (form)
    return form.map(
      ({ name, file, value }) => `-F ${quoted(`${name}=${file ? '@picture.jpg' : textOf(value)}`)}`,
    )
  if (!body) return []
  const type = `-H 'Content-Type: application/json'`
  return json === undefined ? [type] : [type, `-d ${quoted(JSON.stringify(json, null, 2))}`]
}

/** For a POSIX shell, then for HTML. */
const quoted = (text: string): string => escapeHtml(`'${text.replaceAll("'", `'\\''`)}'`)
