import { deref } from '../../document.ts'
import { inlineMarkdown, markdown } from '../markdown.ts'
import { html } from '../markup.ts'
import type { ReferenceResponse } from '../model/documents.ts'
import type { Reference } from '../model/reference.ts'
import type { OperationModel } from '../model/tag-model.ts'
import { countOf } from '../model/titles.ts'
import { codeBlock, jsonBlock } from '../parts/code.ts'
import { curlOf } from '../parts/curl.ts'
import { refOf } from '../parts/members.ts'
import { parameterTable } from '../parts/parameters.ts'
import { facts } from '../schema/facts.ts'
import { schemaTree } from '../schema/tree.ts'
import { operationLink } from './find-operation.ts'
import { type Section, section } from './section.ts'

const everyOperation = ({ tags }: Reference): OperationModel[] =>
  tags.flatMap(({ operations }) => operations)

/** Pages of lists. */
export function pagingSection(reference: Reference): Section | undefined {
  const isPaging = ({ name }: { name: string }) => name === 'page' || name === 'limit'
  const paged = everyOperation(reference).filter(({ query }) => query.filter(isPaging).length === 2)
  const [first] = paged
  if (!first) return undefined
  const onlyPaging = {
    ...first,
    id: 'paging',
    path_parameters: [],
    headers: [],
    query: first.query.filter(isPaging),
  }
  return section(
    'pagination',
    'Pagination',
    html`<p>${countOf(paged.length, 'call')} answer page by page. <code>data</code> holds the rows and <code>pagination</code> says how far they go; the total is exact.</p>
      ${parameterTable(reference, onlyPaging)}
      <h3 id="pagination-answer">In the answer</h3>
      ${schemaTree(reference, refOf('Pagination'), { levels: 1 })}
      <p>Filters without a value are left out of an address. Several values of one filter are written as several parameters: <code>type=apartment&amp;type=villa</code>.</p>`,
    jsonBlock('pagination', reference.example(refOf('Pagination'))),
  )
}

/** Keys for calls that must not happen twice; undefined while no call takes one. */
export function idempotencySection(reference: Reference): Section | undefined {
  const name = 'Idempotency-Key'
  const keyed = everyOperation(reference).filter(({ headers }) =>
    headers.some((header) => header.name === name),
  )
  const [first] = keyed
  const header = first?.headers.find((one) => one.name === name)
  if (!first || !header) return undefined
  return section(
    'idempotency',
    'Idempotency',
    html`<p>Reading is always safe to repeat. <code>PUT</code> and <code>DELETE</code> take effect once, however often they are sent; a repetition may be told that there is nothing left to do. Calls that create something take the header <code>${name}</code>, so that they can be repeated after a lost answer.</p>
      ${header.description && markdown(header.description, reference.resolve)}
      ${facts(reference.rest, header.schema, header.example)}
      <p>Calls that take it: ${keyed.map((one, index) => html`${index > 0 && ', '}${operationLink(one)}`)}.</p>`,
    codeBlock('With a key', curlOf(reference, first)),
  )
}

/** What happens to those who call too often. */
export function ratesSection(reference: Reference): Section | undefined {
  const given = everyOperation(reference).find(({ raw }) => '429' in raw.responses)?.raw.responses[
    '429'
  ]
  if (!given) return undefined
  const { description, headers = {}, content } = deref<ReferenceResponse>(reference.rest, given)
  return section(
    'rate-limits',
    'Rate limits',
    html`<p>${inlineMarkdown(description, reference.resolve)} Limits are set by whoever runs the server; ways to log in have the tightest. Wait as long as the answer says, then go on.</p>
      <dl class="summary">${Object.entries(headers).map(([name, header]) => html`<div><dt><code>${name}</code></dt><dd>${header.description}</dd></div>`)}</dl>`,
    content?.['application/json']?.example === undefined
      ? undefined
      : jsonBlock('Example of 429', content['application/json'].example),
  )
}
