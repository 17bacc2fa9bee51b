import { micromark } from 'micromark'
import { Markup } from './markup.ts'

/** The address of what a name means, undefined where it means nothing that the reference knows. */
export type ResolveName = (name: string) => string | undefined

/** Descriptions of shared schemas come up on nearly every page. */
const parsed = new Map<string, string>()

function parse(source: string): string {
  const text = parsed.get(source) ?? micromark(source)
  parsed.set(source, text)
  return text
}

/** Deepest heading that HTML has. */
const deepest = 6

/**
 * CommonMark as HTML; raw HTML is escaped and unsafe addresses are dropped by the parser. Names of
 * calls, events and schemas become links. Headings go down by one level, since texts stand under one;
 * `down` says otherwise.
 */
export function markdown(source: string, resolve?: ResolveName, down = 1): Markup {
  const text = parse(source.trim()).replace(
    /(<\/?h)([1-6])>/g,
    (_whole, start: string, level: string) => `${start}${Math.min(Number(level) + down, deepest)}>`,
  )
  return new Markup(resolve ? linked(text, resolve) : text)
}

/** A text of one paragraph without the paragraph around it. */
export function inlineMarkdown(source: string, resolve?: ResolveName): Markup {
  const { text } = markdown(source, resolve)
  const inner = /^<p>([\s\S]*)<\/p>$/.exec(text)?.[1]
  return new Markup(inner !== undefined && !inner.includes('<p>') ? inner : text)
}

/** Existing links and blocks of code stay; names are `code`, or words of at least two humps. */
const linkable =
  /<a [\s\S]*?<\/a>|<pre>[\s\S]*?<\/pre>|<code>([^<]*)<\/code>|<[^>]*>|\b([A-Z][a-z]+(?:[A-Z][a-z]+)+)\b/g

function linked(text: string, resolve: ResolveName): string {
  return text.replace(linkable, (whole: string, code?: string, word?: string) => {
    const name = code ?? word
    const address = name === undefined ? undefined : resolve(name)
    return address ? `<a href="${address}">${whole}</a>` : whole
  })
}
