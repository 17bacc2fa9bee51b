import { findOperation } from '../guide/find-operation.ts'
import { html, type Markup } from '../markup.ts'
import { whereIdsAre } from '../model/real-ids.ts'
import type { Reference } from '../model/reference.ts'
import type { OperationModel } from '../model/tag-model.ts'
import { type Part, requestParts, textOf } from './request-parts.ts'

/** What the script needs in order to send a request; it reads the same names in browser/try-it.ts. */
export interface TryIt {
  method: string
  /** With `{id}` in it. */
  path: string
  fields: {
    place: 'path' | 'query' | 'header'
    name: string
    required: boolean
    value: string
    idsAt: string | undefined
  }[]
  /** JSON to begin with; undefined where none is sent. */
  json: string | undefined
  /** Names in it that hold ids, and where ids that exist can be asked for. */
  jsonIds: { name: string; idsAt: string }[]
  /** Fields of a form, and which of them are files. */
  form: { name: string; file: boolean; value: string }[] | undefined
  auth: string
  /** Who gives a token to anyone; undefined where the contract has nobody. */
  guestAt: string | undefined
}

/** The place where the script puts a form that sends the request to this server. */
export function tryIt(reference: Reference, operation: OperationModel): Markup {
  const { method, auth, query } = operation
  const { base, path, query: shown, headers, json, form } = requestParts(reference, operation)
  const field = (place: TryIt['fields'][number]['place'], required: boolean) => (part: Part) => ({
    place,
    name: part.name,
    required,
    value: required ? textOf([part.value].flat()[0]) : '',
    idsAt: part.idsAt,
  })
  const guest = findOperation(reference, 'loginGuest')
  const others = query.filter(({ name }) => !shown.some((part) => part.name === name))
  const required = (name: string) => query.some((one) => one.name === name && one.required)
  const data: TryIt = {
    method,
    path: base + operation.path,
    fields: [
      ...path.map(field('path', true)),
      ...shown.map((part) => field('query', required(part.name))(part)),
      ...others.map(({ name }) => field('query', false)({ name, value: '', idsAt: undefined })),
      ...headers.map(field('header', true)),
    ],
    json: json === undefined ? undefined : JSON.stringify(json, null, 2),
    jsonIds: Object.keys(json ?? {}).flatMap((name) => {
      const idsAt = whereIdsAre(reference, operation, name)
      return idsAt === undefined ? [] : [{ name, idsAt }]
    }),
    form: form?.map(({ name, file, value }) => ({ name, file, value: file ? '' : textOf(value) })),
    auth,
    guestAt: guest && base + guest.path,
  }
  return html`<div class="try" data-try="${JSON.stringify(data)}"></div>`
}
