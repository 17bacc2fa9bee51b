import { deref } from '../../document.ts'
import { markdown } from '../markdown.ts'
import { html, type Markup } from '../markup.ts'
import { eventAnchor } from '../model/addresses.ts'
import type { EventEntry } from '../model/events.ts'
import type { Reference } from '../model/reference.ts'
import { schemaTree } from '../schema/tree.ts'
import { typeLabel } from '../schema/type-label.ts'
import { codeBlock, jsonBlock } from './code.ts'
import { shorten } from './examples.ts'
import { acceptedMembers, membersOf, refOf } from './members.ts'
import { emitSample } from './socket-sample.ts'

/** One event: who emits it, what it carries, how it is acknowledged. */
export function eventArticle(reference: Reference, entry: EventEntry): Markup {
  const { event, from, summary, description, payload, acknowledgement } = entry
  const id = eventAnchor(event)
  const direction = from === 'client' ? 'Client to server' : 'Server to client'
  return html`<article class="entry" id="${id}" aria-labelledby="${id}-title">
    <header><h2 id="${id}-title"><a href="#${id}">${event}</a></h2>
    <p class="route"><span class="method ${from}">${direction}</span></p></header>
    <div class="about">
    ${markdown(summary, reference.resolve)}
    ${description && markdown(description, reference.resolve)}
    ${part(reference, `${id}-payload`, 'Payload', payload)}
    ${acknowledgement ? part(reference, `${id}-acknowledgement`, 'Acknowledgement', acknowledgement) : html`<p class="small">It is not acknowledged.</p>`}
    </div>
    <div class="samples">
    ${codeBlock(from === 'client' ? 'Emit' : 'Listen', emitSample(reference, entry))}
    ${from === 'server' && samples(reference, membersOf(reference, payload))}
    ${acknowledgement && samples(reference, acceptedMembers(reference, acknowledgement))}
    </div>
    </article>`
}

function part(reference: Reference, id: string, title: string, name: string): Markup {
  const schema = refOf(name)
  const { description } = deref(reference.rest, schema)
  return html`<section><h3 id="${id}">${title}</h3>
    ${description && markdown(description, reference.resolve)}
    <p class="kind"><span class="type">${typeLabel(reference.rest, schema)}</span></p>
    ${schemaTree(reference, schema, { levels: 3 })}</section>`
}

const samples = (reference: Reference, names: string[]): Markup[] =>
  names.map((name) => jsonBlock(name, shorten(reference.example(refOf(name)))))
