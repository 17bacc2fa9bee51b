import { escapeHtml, html, Markup } from '../markup.ts'

/** Lines from which on a sample scrolls inside its own box. */
const tall = 26

/** A sample with a caption; the script adds a button that copies it. */
export function codeBlock(caption: string, code: Markup | string): Markup {
  const content = typeof code === 'string' ? new Markup(escapeHtml(code)) : code
  const scrolls = content.text.split('\n').length > tall
  return html`<figure class="code${scrolls && ' tall'}"><figcaption>${caption}</figcaption>
    <pre${scrolls && new Markup(' tabindex="0"')}><code>${content}</code></pre></figure>`
}

export const jsonBlock = (caption: string, value: unknown): Markup =>
  codeBlock(caption, coloured(JSON.stringify(value, null, 2)))

/** JSON with names (`b`) and plain values (`i`) told apart; both elements carry no meaning. */
function coloured(json: string): Markup {
  const token = /("(?:[^"\\]|\\.)*")(:)?|-?\d[\d.eE+-]*|\btrue\b|\bfalse\b|\bnull\b/g
  let text = ''
  let end = 0
  for (const match of json.matchAll(token)) {
    const [whole, quoted, colon] = match
    text += escapeHtml(json.slice(end, match.index))
    if (quoted && colon) text += `<b>${escapeHtml(quoted)}</b>:`
    else text += quoted ? escapeHtml(whole) : `<i>${whole}</i>`
    end = match.index + whole.length
  }
  return new Markup(text + escapeHtml(json.slice(end)))
}
