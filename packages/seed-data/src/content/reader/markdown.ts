import { compile, parse, postprocess, preprocess } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { plainText } from '../plain-text.ts'
import { safeAddress, safeHtml } from '../safe-html.ts'
import type { Report } from './problem.ts'

/** Lines of a file; the first of them is line `line` there. */
export interface Passage {
  readonly lines: readonly string[]
  readonly line: number
}

/** What Markdown can and our texts cannot, by micromark's names. */
const refused: Readonly<Record<string, string>> = {
  htmlFlow: 'HTML is not allowed: write Markdown.',
  htmlText: 'HTML is not allowed: write Markdown.',
  image: 'A picture cannot stand in a text.',
  codeFenced: 'A block of code is not allowed.',
  codeIndented: 'Four spaces in front make this a block of code: take them away.',
  codeText: 'Code between backticks is not allowed.',
  blockQuote: 'A quotation (>) is not allowed.',
  thematicBreak: 'A line across the page is not allowed.',
  setextHeading: 'A heading begins with ##; do not underline it.',
  resourceTitle: 'A link has an address and no title.',
}
const addresses = new Set([
  'resourceDestinationString',
  'definitionDestinationString',
  'autolinkProtocol',
])

/** Markdown as HTML of the contract's tags. What is not allowed is reported with its line. */
export function toHtml({ lines, line }: Passage, report: Report): string {
  const extensions = [gfmTable()]
  const chunks = preprocess()(lines.join('\n'), undefined, true)
  const events = postprocess(parse({ extensions }).document().write(chunks))
  for (const [step, token, context] of events) {
    if (step !== 'enter') continue
    const at = line + token.start.line - 1
    const reason = refused[token.type]
    if (reason !== undefined) report(at, reason)
    if (token.type === 'atxHeadingSequence') {
      const depth = context.sliceSerialize(token).length
      if (depth !== 2 && depth !== 3) report(at, 'Headings are ## or ###.')
    }
    if (addresses.has(token.type) && !safeAddress.test(context.sliceSerialize(token)))
      report(at, 'A link begins with https://, mailto: or, for a page of this site, with #/ or /.')
  }
  return inOneLine(safeHtml(compile({ htmlExtensions: [gfmTableHtml()] })(events)))
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
