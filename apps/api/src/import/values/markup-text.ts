import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

/** What nobody reads of a page. */
const unread = new Set(['script', 'style', 'template'])

/** The words of a text in which tags and entities may stand, as a browser would show them. */
export function textOfMarkup(text: string): string {
  return /[<&]/.test(text) ? parseFragment(text).childNodes.map(wordsOf).join('') : text
}

/** Tags part words: of `sea<br>view` nobody reads "seaview". */
function wordsOf(node: Node): string {
  if (node.nodeName === '#text') return 'value' in node ? node.value : ''
  if (unread.has(node.nodeName) || !('childNodes' in node)) return ' '
  return ` ${node.childNodes.map(wordsOf).join('')} `
}
