import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'

/** Addresses that a text may lead to: other sites, pages of this one, a mailbox. */
export const safeAddress = /^(?:https:\/\/|mailto:|#\/|\/(?![/\\]))[^\s"<>\\]*$/

/** The tags that the contract's Html names; `a` is the one with an attribute. */
const schema: Schema = {
  tagNames: 'h2 h3 p ul ol li a strong em br table thead tbody tr th td'.split(' '),
  attributes: { a: [['href', safeAddress]] },
  strip: [],
  protocols: { href: ['https', 'mailto'] },
  ancestors: {
    li: ['ol', 'ul'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
  },
}

/** A tree as HTML of the contract's tags only; other tags go and leave their text. */
export const writeSafely = (tree: Nodes): string =>
  toHtml(sanitize(tree, schema), { characterReferences: { useNamedReferences: true } })

/** What is taken away can leave tags that a parser nests otherwise; few are left after two rounds. */
const ROUNDS = 5

/**
 * HTML of the contract's tags only, whatever came in: other tags go, and so do all attributes but
 * safe addresses of links. It is parsed as a browser does until that changes nothing more, so what
 * a page shows is what was judged; it ends nothing that it did not begin.
 */
export function safeHtml(html: string): string {
  let safe = html
  for (let round = 0; round < ROUNDS; round++) {
    const before = safe
    safe = writeSafely(fromHtml(before, { fragment: true }))
    if (safe === before) return safe
  }
  return safe
}
