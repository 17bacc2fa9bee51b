import type { TryIt } from '../parts/try-it.ts'
import { element } from './dom.ts'

/** What was written into a form. */
export interface Filled {
  values: readonly { place: string; name: string; value: string }[]
  form: FormData | undefined
  json: string | undefined
  token: string
}

/** Headers of an answer that say something about the call. */
const ofInterest =
  /^(x-request-id|x-ratelimit-.*|ratelimit.*|retry-after|content-type|content-language|cache-control|etag|idempotency-.*|location)$/

/** The address of a request as it was filled in; fields that were left empty are not sent. */
export function addressOf({ path }: TryIt, { values }: Pick<Filled, 'values'>): string {
  const filled = values
    .filter(({ place }) => place === 'path')
    .reduce((text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)), path)
  const query = new URLSearchParams(
    values
      .filter(({ place, value }) => place === 'query' && value !== '')
      .map(({ name, value }) => [name, value]),
  )
  return query.size > 0 ? `${filled}?${query}` : filled
}

/** Sends a request and says what came of it. */
export async function send(request: TryIt, filled: Filled): Promise<Node[]> {
  const headers = new Headers()
  for (const { place, name, value } of filled.values)
    if (place === 'header' && value !== '') headers.set(name, value)
  if (filled.token !== '') headers.set('authorization', `Bearer ${filled.token}`)
  if (filled.json !== undefined) headers.set('content-type', 'application/json')
  const body = filled.form ?? filled.json
  try {
    const response = await fetch(addressOf(request, filled), {
      method: request.method.toUpperCase(),
      headers,
      ...(body !== undefined && { body }),
    })
    return shown(response, await response.text())
  } catch {
    return [element('p', {}, 'No answer came. Is the server there?')]
  }
}

function shown(response: Response, text: string): Node[] {
  const { status, statusText, headers } = response
  const kind = status < 400 ? 'good' : status < 500 ? 'refused' : 'failed'
  const told = [...headers].filter(([name]) => ofInterest.test(name))
  const list = element('dl', { class: 'summary' })
  for (const [name, value] of told)
    list.append(
      element('div', {}, element('dt', {}, name), element('dd', {}, element('code', {}, value))),
    )
  return [
    element('p', {}, element('span', { class: `status ${kind}` }, `${status} ${statusText}`)),
    list,
    element(
      'figure',
      { class: 'code tall' },
      element('figcaption', {}, 'Answer'),
      element('pre', { tabindex: '0' }, element('code', {}, readable(text))),
    ),
  ]
}

/** JSON in lines; anything else as it came. */
export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
