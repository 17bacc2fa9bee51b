import type { MediaType } from '../../document.ts'
import { markdown } from '../markdown.ts'
import { html, type Markup } from '../markup.ts'
import type { Reference } from '../model/reference.ts'
import type { OperationModel } from '../model/tag-model.ts'
import { schemaTree } from '../schema/tree.ts'
import { typeLabel } from '../schema/type-label.ts'
import { accessOf } from './access.ts'
import { jsonBlock } from './code.ts'
import { examplesOf } from './examples.ts'
import { levels } from './levels.ts'
import { breakablePath, methodBadge } from './method.ts'
import { parameterTable } from './parameters.ts'
import { requestSamples } from './request-samples.ts'
import { responseList, successSamples } from './responses.ts'
import { tryIt } from './try-it.ts'

/** One operation: what it is for, who may call, what goes in, what comes back. */
export function operationArticle(reference: Reference, operation: OperationModel): Markup {
  const { id, summary, path, raw, body, fallback, fallback401 } = operation
  const base = reference.rest.servers?.[0]?.url ?? ''
  return html`<article class="entry" id="${id}" aria-labelledby="${id}-title">
    <header><h2 id="${id}-title"><a href="#${id}">${summary}</a></h2>
    <p class="route">${methodBadge(operation)} ${breakablePath(base + path)}${raw.deprecated && html` <span class="deprecated">deprecated</span>`}</p></header>
    <div class="about">
    ${raw.description && markdown(raw.description, reference.resolve)}
    <dl class="summary">
    <div><dt>Who may call</dt><dd>${accessOf(operation)}</dd></div>
    <div><dt>Repeating it</dt><dd>${repeating(operation)}</dd></div>
    ${fallback && html`<div><dt>Message where a failure brings none</dt><dd>${fallback}</dd></div>`}${fallback401 && html`<div><dt>The same at status 401</dt><dd>${fallback401}</dd></div>`}
    <div><dt>Name in clients</dt><dd><code>${id}</code></dd></div>
    </dl>
    ${parameterTable(reference, operation)}
    ${body && requestBody(reference, operation)}
    </div>
    <div class="samples">
    ${requestSamples(reference, operation)}
    ${tryIt(reference, operation)}
    ${body?.kind === 'json' && otherBodies(reference, body.media)}
    ${successSamples(reference, operation)}
    </div>
    ${responseList(reference, operation)}
    </article>`
}

/** The first example is part of the request; these are the others. */
const otherBodies = (reference: Reference, media: MediaType): Markup[] =>
  examplesOf(reference, media)
    .slice(1)
    .map(([name, value]) => jsonBlock(`Other body: ${name}`, value))

function repeating({ idempotent, headers, method }: OperationModel): Markup {
  if (headers.some(({ name }) => name === 'Idempotency-Key'))
    return html`Safe under the same <a href="index.html#idempotency"><code>Idempotency-Key</code></a>`
  if (method === 'get') return html`Safe; it changes nothing`
  return html`${idempotent ? 'Safe; the result stays the same' : 'Each call counts'}`
}

function requestBody(reference: Reference, { body, raw, id }: OperationModel): Markup | undefined {
  if (!body) return undefined
  const { schema } = body.media
  const optional = raw.requestBody && !('required' in raw.requestBody && raw.requestBody.required)
  const type = body.kind === 'json' ? 'application/json' : 'multipart/form-data'
  return html`<section><h3 id="${id}-body">Body</h3>
    <p class="kind"><code>${type}</code> <span class="type">${typeLabel(reference.rest, schema)}</span>${optional ? html` <span class="where">optional</span>` : html` <span class="required">required</span>`}</p>
    ${schemaTree(reference, schema, { levels })}</section>`
}
