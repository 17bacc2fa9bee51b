import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toHast } from 'mdast-util-to-hast'
import { gfmTable } from 'micromark-extension-gfm-table'
import { visit } from 'unist-util-visit'
import { plainText } from '../plain-text.ts'
import { safeAddress, writeSafely } from '../safe-html.ts'
import type { Report } from './problem.ts'

/** Lines of a file; the first of them is line `line` there. */
export interface Passage {
  readonly lines: readonly string[]
  readonly line: number
}

/** What Markdown can and our texts cannot, by the names of its tree. */
const refused: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML is not allowed: write Markdown.',
  image: 'A picture cannot stand in a text.',
  imageReference: 'A picture cannot stand in a text.',
  inlineCode: 'Code between backticks is not allowed.',
  blockquote: 'A quotation (>) is not allowed.',
  thematicBreak: 'A line across the page is not allowed.',
}

/** What is wrong with one node; `source` is how it is written. */
function faultsOf(node: Nodes, source: string): string[] {
  const reason = refused[node.type]
  if (reason !== undefined) return [reason]
  switch (node.type) {
    case 'code':
      return /^[`~]/.test(source)
        ? ['A block of code is not allowed.']
        : ['Four spaces in front make this a block of code: take them away.']
    case 'heading':
      if (!source.startsWith('#')) return ['A heading begins with ##; do not underline it.']
      return node.depth === 2 || node.depth === 3 ? [] : ['Headings are ## or ###.']
    case 'link':
    case 'definition': {
      const address = safeAddress.test(node.url)
        ? []
        : ['A link begins with https://, mailto: or, for a page of this site, with #/ or /.']
      return node.title == null ? address : [...address, 'A link has an address and no title.']
    }
    default:
      return []
  }
}

/** Markdown as HTML of the contract's tags. What is not allowed is reported with its line. */
export function toHtml({ lines, line }: Passage, report: Report): string {
  const text = lines.join('\n')
  const tree = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  visit(tree, (node) => {
    const start = node.position?.start
    const source = text.slice(start?.offset, node.position?.end.offset)
    for (const fault of faultsOf(node, source)) report(line + (start?.line ?? 1) - 1, fault)
  })
  return inOneLine(writeSafely(toHast(tree)))
}

const aroundBlocks = /\s*(<\/?(?:h2|h3|p|ul|ol|li|table|thead|tbody|tr|th|td)>)\s*/g
/** Chinese has no spaces between words, so none may stand for the end of a line. */
const chineseBreak =
  /([\u3000-\u303f\u3400-\u9fff\uff00-\uffef])\n(?=[\u3000-\u303f\u3400-\u9fff\uff00-\uffef])/g

const inOneLine = (html: string): string =>
  html.replace(aroundBlocks, '$1').replace(chineseBreak, '$1').replaceAll('\n', ' ').trim()

/** Markdown within one line as text without markup. */
export const toPlain = (text: string, line: number, report: Report): string =>
  plainText(toHtml({ lines: [text], line }, report))
