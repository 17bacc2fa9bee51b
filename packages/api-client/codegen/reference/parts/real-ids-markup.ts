import { escapeHtml, html, type Markup } from '../markup.ts'
import { whereIdsAre } from '../model/real-ids.ts'
import type { Reference } from '../model/reference.ts'
import type { OperationModel } from '../model/tag-model.ts'
import type { Part } from './request-parts.ts'

/** A value of a sample; the script puts an id that exists in its place, where it is one. */
export const idMarkup = ({ idsAt }: Part, text: string): string =>
  idsAt === undefined ? escapeHtml(text) : html`<span data-id-from="${idsAt}">${text}</span>`.text

/** Ids in JSON that was written for HTML already: `"property_id": "…"`. */
export function withRealIds(reference: Reference, operation: OperationModel, json: string): string {
  const member = /((?:&quot;)?(\w*(?:_id|Id))(?:&quot;)?: (?:&quot;|&#39;))([0-9a-f-]{36})/g
  return json.replace(member, (whole, before, name, id) => {
    const idsAt = whereIdsAre(reference, operation, name)
    return idsAt === undefined ? whole : before + idMarkup({ name, value: id, idsAt }, id)
  })
}

/** Where calls go, until the script puts in where the page was opened. */
const exampleOrigin = 'http://localhost:8080'

/** The origin of the server, as part of a sample. */
export const originMarkup: Markup = html`<span data-origin>${exampleOrigin}</span>`

/** The address of a request, for HTML. */
export function addressMarkup(
  operation: OperationModel,
  parts: {
    base: string
    path: Part[]
    query: Part[]
  },
): string {
  const path = operation.path.replace(/\{([^}]+)\}/g, (_whole, name: string) => {
    const part = parts.path.find((one) => one.name === name)
    return part ? idMarkup(part, encodeURIComponent(written(part.value))) : 'value'
  })
  const pairs = parts.query.flatMap((part) =>
    [part.value]
      .flat()
      .map(
        (value) =>
          `${encodeURIComponent(part.name)}=${idMarkup(part, encodeURIComponent(written(value)))}`,
      ),
  )
  const query = pairs.length > 0 ? `?${pairs.join('&amp;')}` : ''
  return `${originMarkup.text}${escapeHtml(parts.base)}${path}${query}`
}

const written = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)
