import { STATUS_CODES } from 'node:http'
import { deref, type MediaType } from '../../document.ts'
import { inlineMarkdown } from '../markdown.ts'
import { html, lines, type Markup } from '../markup.ts'
import type { ReferenceResponse } from '../model/documents.ts'
import type { Reference } from '../model/reference.ts'
import type { OperationModel } from '../model/tag-model.ts'
import { facts } from '../schema/facts.ts'
import { schemaTree } from '../schema/tree.ts'
import { typeLabel } from '../schema/type-label.ts'
import { jsonBlock } from './code.ts'
import { examplesOf } from './examples.ts'
import { levels } from './levels.ts'

type Answer = [code: string, response: ReferenceResponse]

/** Every answer of an operation, successes first, as folds. */
export function responseList(reference: Reference, operation: OperationModel): Markup {
  const { id } = operation
  const answers = answersOf(reference, operation)
  return html`<section class="responses"><h3 id="${id}-responses">Responses</h3>
    ${lines(answers.map((answer) => fold(reference, id, answer)))}</section>`
}

/** What a success looks like, beside the request. */
export function successSamples(reference: Reference, operation: OperationModel): Markup[] {
  return answersOf(reference, operation)
    .filter(([code]) => code.startsWith('2'))
    .flatMap(([code, { content }]) => {
      const media = content?.['application/json']
      if (!media) return []
      return examplesOf(reference, media).map(([, value]) => jsonBlock(`Response ${code}`, value))
    })
}

const answersOf = ({ rest }: Reference, { raw }: OperationModel): Answer[] =>
  Object.entries(raw.responses)
    .map(([code, response]): Answer => [code, deref<ReferenceResponse>(rest, response)])
    .sort(([a], [b]) => (a < b ? -1 : 1))

function fold(reference: Reference, id: string, [code, response]: Answer): Markup {
  const media = Object.entries(response.content ?? {})[0]
  const good = code.startsWith('2')
  return html`<details id="${id}-${code}"${good && ' open'}><summary>${statusLabel(code)} ${inlineMarkdown(response.description)}</summary>
    ${headerList(reference, response)}
    ${media && bodyOf(reference, media, good)}</details>`
}

function bodyOf(reference: Reference, [type, media]: [string, MediaType], good: boolean): Markup {
  const { schema } = media
  const head = html`<p class="kind"><code>${type}</code> <span class="type">${typeLabel(reference.rest, schema)}</span></p>`
  if (good) return html`${head}\n${schemaTree(reference, schema, { levels })}`
  const samples = examplesOf(reference, media).map(([name, value]) => jsonBlock(name, value))
  return html`${head}\n${samples}`
}

export function statusLabel(code: string): Markup {
  const kind = code.startsWith('2') ? 'good' : code.startsWith('4') ? 'refused' : 'failed'
  const shown = code === 'default' ? '5xx' : code
  return html`<span class="status ${kind}">${shown} ${STATUS_CODES[code] ?? 'Server failure'}</span>`
}

function headerList({ rest }: Reference, { headers }: ReferenceResponse): Markup | undefined {
  const entries = Object.entries(headers ?? {})
  if (entries.length === 0) return undefined
  return html`<ul class="fields">${entries.map(
    ([name, { description, schema }]) =>
      html`<li><div class="field"><code class="name">${name}</code> <span class="where">header</span> <span class="type">${typeLabel(rest, schema)}</span></div>
      ${description && html`<p>${inlineMarkdown(description)}</p>`}
      ${facts(rest, schema)}</li>`,
  )}</ul>`
}
