import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

/** What nobody reads of a mail, and what repeats another one. */
const unread = new Set(['script', 'style', 'template', 'head', 'title', 'blockquote'])
const blocks = new Set(['p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'table', 'hr'])
/** Marks by which mail programs wrap the mail that is answered. */
const quoting = /\b(?:gmail_quote|moz-cite-prefix|yahoo_quoted|protonmail_quote)\b/
const quotingId = /^(?:divRplyFwdMsg|appendonsend|mail-editor-reference-message-container)$/

/** Levels of markup that are read: deeper ones are no letter. */
const DEEPEST = 200

/** The words of a mail that is HTML, line by line, without what it quotes. */
export function textOfHtml(html: string): string {
  return parse(html)
    .childNodes.map((node) => wordsOf(node, 0))
    .join('')
    .replace(/[ \t\u00A0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function wordsOf(node: Node, depth: number): string {
  if (node.nodeName === '#text') return 'value' in node ? node.value.replace(/\s+/g, ' ') : ''
  if (node.nodeName === 'br') return '\n'
  if (depth > DEEPEST || unread.has(node.nodeName) || !('childNodes' in node)) return ''
  if ('attrs' in node && isQuote(node.attrs)) return ''
  const words = node.childNodes.map((child) => wordsOf(child, depth + 1)).join('')
  return blocks.has(node.nodeName) ? `\n${words}\n` : words
}

const isQuote = (attrs: readonly { name: string; value: string }[]): boolean =>
  attrs.some(
    ({ name, value }) =>
      (name === 'class' && quoting.test(value)) || (name === 'id' && quotingId.test(value)),
  )
