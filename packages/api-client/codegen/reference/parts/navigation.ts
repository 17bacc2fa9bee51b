import { introduction } from '../guide/introduction.ts'
import { html, lines, Markup } from '../markup.ts'
import { addresses, schemaPage, tagPage } from '../model/addresses.ts'
import type { EventEntry } from '../model/events.ts'
import type { Reference } from '../model/reference.ts'
import type { TagModel } from '../model/tag-model.ts'
import { tagTitle } from '../model/titles.ts'
import { methodBadge } from './method.ts'

/**
 * The same list on every page: a column where there is room, a popover behind the menu button
 * elsewhere. The script shows the filter; without it the folds do.
 */
export function navigation(reference: Reference, page: string): Markup {
  const { tags, events, changelog } = reference
  return html`<nav id="navigation" aria-label="Contents" popover>
    <div class="filter" hidden><label for="filter">Filter</label><input id="filter" type="search" autocomplete="off" spellcheck="false" placeholder="Calls, events, schemas"><p class="none" role="status"></p></div>
    <ul class="places">
    <li>${link(addresses.home, 'Introduction', page)}</li>
    <li>${link(addresses.errors, 'Error codes', page)}</li>
    ${changelog !== undefined && html`<li>${link(addresses.changelog, 'Changelog', page)}</li>`}
    </ul>
    ${fold(
      'For every call',
      page === addresses.home,
      introduction(reference).map(({ id, title }) =>
        item(html`<a href="${addresses.home}#${id}">${title}</a>`),
      ),
    )}
    <p class="group">REST</p>
    ${lines(tags.map((tag) => tagFold(tag, page)))}
    <p class="group">Chat</p>
    <ul class="places"><li>${link(addresses.chat, 'Connection and rules', page)}</li></ul>
    ${fold(
      'Events',
      page === addresses.chat,
      events.map((event) => item(eventLink(event))),
    )}
    <p class="group">Shapes</p>
    ${schemaFold('Schemas A to O', addresses.schemas, reference, page)}
    ${schemaFold('Schemas P to Z', addresses.laterSchemas, reference, page)}
    </nav>`
}

const tagFold = ({ name, operations }: TagModel, page: string): Markup =>
  fold(
    tagTitle(name),
    page === tagPage(name),
    operations.map((operation) =>
      item(
        html`<a href="${addresses.operation(name, operation.id)}" title="${operation.id}">${operation.summary} ${methodBadge(operation)}</a>`,
        `${operation.id} ${operation.path}`,
      ),
    ),
  )

const schemaFold = (title: string, file: string, { schemas }: Reference, page: string): Markup =>
  fold(
    title,
    page === file,
    schemas
      .filter(([name]) => schemaPage(name) === file)
      .map(([name]) => item(html`<a href="${addresses.schema(name)}">${name}</a>`)),
  )

const eventLink = ({ event }: EventEntry): Markup =>
  html`<a href="${addresses.event(event)}">${event}</a>`

function link(address: string, text: string, page: string): Markup {
  const current = address === page && new Markup(' aria-current="page"')
  return html`<a href="${address}"${current}>${text}</a>`
}

/** `words` are found by the filter beside what is shown. */
const item = (content: Markup, words?: string): Markup =>
  html`<li${words && html` data-words="${words}"`}>${content}</li>`

const fold = (title: string, open: boolean, items: Markup[]): Markup =>
  html`<details${open && ' open'}><summary>${title} <span class="count">${items.length}</span></summary><ul>
    ${lines(items)}
    </ul></details>`
