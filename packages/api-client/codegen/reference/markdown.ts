import { micromark } from 'micromark'
import { Markup } from './markup.ts'

/**
 * Turns a name in backticks into the address of what it names, undefined where it names nothing that
 * the reference knows.
 */
export type ResolveName = (name: string) => string | undefined

/** CommonMark as HTML; raw HTML is escaped and unsafe addresses are dropped by the parser. */
export function markdown(source: string, resolve?: ResolveName): Markup {
  const text = micromark(source.trim())
  return new Markup(
    text.replace(/<code>([^<]*)<\/code>/g, (whole, name: string) => {
      const address = resolve?.(name)
      return address ? `<a href="${address}">${whole}</a>` : whole
    }),
  )
}

/** A text of one paragraph without the paragraph around it. */
export function inlineMarkdown(source: string, resolve?: ResolveName): Markup {
  const { text } = markdown(source, resolve)
  const inner = /^<p>([\s\S]*)<\/p>$/.exec(text)?.[1]
  return new Markup(inner !== undefined && !inner.includes('<p>') ? inner : text)
}
