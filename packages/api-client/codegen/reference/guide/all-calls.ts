import { html, lines } from '../markup.ts'
import { addresses, tagPage } from '../model/addresses.ts'
import type { Reference } from '../model/reference.ts'
import { tagTitle } from '../model/titles.ts'
import { accessLabel } from '../parts/access.ts'
import { breakablePath, methodBadge } from '../parts/method.ts'
import type { Section } from './section.ts'

/** Every call and event in one table each, tag by tag. */
export function allCallsSection({ tags, events }: Reference): Section {
  const content = html`<section class="entry" aria-labelledby="calls">
    <header><h2 id="calls"><a href="#calls">All calls and events</a></h2></header>
    <div class="wide">
    ${tags.map(
      ({ name, operations }) => html`<h3><a href="${tagPage(name)}">${tagTitle(name)}</a></h3>
      <ul class="calls">
      ${lines(operations.map((operation) => html`<li>${methodBadge(operation)} <a href="${addresses.operation(name, operation.id)}">${operation.summary}</a> ${breakablePath(operation.path)} <span class="access">${accessLabel(operation)}</span></li>`))}
      </ul>
      `,
    )}
    <h3><a href="${addresses.chat}">Chat events</a></h3>
    <ul class="calls">
    ${lines(events.map(({ event, from, summary }) => html`<li><span class="method ${from}">${from === 'client' ? 'EMIT' : 'ON'}</span> <a href="${addresses.event(event)}">${summary}</a> <code>${event}</code></li>`))}
    </ul>
    </div>
    </section>`
  return { id: 'calls', title: 'All calls and events', content }
}
