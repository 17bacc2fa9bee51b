import { type ReactNode, useMemo } from 'react'
import { drawNodes } from './draw-html.tsx'
import { sanitise } from './sanitise.ts'

/** A part of a long text, from one heading of the second level to the next. */
export interface HtmlSection {
  /** Of its element: `section-1`. */
  id: string
  title: string
  content: ReactNode
}

export interface HtmlSections {
  /** What stands before the first heading. */
  intro: ReactNode
  sections: readonly HtmlSection[]
}

/** HTML of the server, sanitised and cut at its headings, for pages with a table of contents. */
export const useHtmlSections = (html: string): HtmlSections =>
  useMemo(() => cutAtHeadings(sanitise(html)), [html])

/** Cuts clean nodes at their headings of the second level. */
export function cutAtHeadings(parent: Node): HtmlSections {
  const intro: Node[] = []
  const parts: { title: string; nodes: Node[] }[] = []
  for (const node of parent.childNodes) {
    if (node instanceof Element && node.localName === 'h2')
      parts.push({ title: node.textContent.trim(), nodes: [] })
    else (parts.at(-1)?.nodes ?? intro).push(node)
  }
  return {
    intro: drawNodes(intro),
    sections: parts.map(({ title, nodes }, at) => ({
      id: `section-${at + 1}`,
      title,
      content: drawNodes(nodes),
    })),
  }
}
