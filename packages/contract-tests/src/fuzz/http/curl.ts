import type { Operation } from '../contract/operations.ts'
import type { Case, CaseBody } from './case.ts'
import { addressOf } from './send.ts'
import { isOutside } from './sessions.ts'

/** Longer bodies are cut; the seed makes them again. Bytes. */
const mostShown = 2000

/** A command that sends the case again; `$TOKEN` stands for a token of the visitor. */
export function curlOf(baseUrl: string, operation: Operation, given: Case): string {
  const { body, visitor, headers } = given
  const words = [
    'curl',
    '-i',
    '-X',
    operation.method,
    quoted(`${baseUrl}${addressOf(operation, given)}`),
  ]
  for (const [name, value] of Object.entries(headers)) words.push('-H', quoted(`${name}: ${value}`))
  if (visitor !== 'nobody') words.push('-H', '"authorization: Bearer $TOKEN"')
  if (body) words.push(...bodyWords(body))
  const note =
    visitor === 'nobody'
      ? ''
      : `   # TOKEN: ${isOutside(visitor) ? 'any that does not hold' : `of ${visitor}`}`
  return words.join(' ') + note
}

function bodyWords(body: CaseBody): string[] {
  if (body.kind === 'form')
    return body.parts.flatMap(({ name, text, file }) => [
      '-F',
      quoted(file ? `${name}=@${file.name};type=${file.type}` : `${name}=${text}`),
    ])
  const { contentType, encoding, bytes } = body
  const shown = bytes.slice(0, mostShown)
  return [
    '-H',
    quoted(contentType ? `content-type: ${contentType}` : 'content-type:'),
    ...(encoding ? ['-H', quoted(`content-encoding: ${encoding}`)] : []),
    '--data-binary',
    quoted(new TextDecoder().decode(shown)),
    ...(bytes.length > mostShown ? [`# cut after ${mostShown} of ${bytes.length} bytes`] : []),
  ]
}

/** A word of a shell, whatever it holds. */
function quoted(text: string): string {
  if (!/\p{Cc}/u.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll(/\p{Cc}/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return `$'${escaped}'`
}
