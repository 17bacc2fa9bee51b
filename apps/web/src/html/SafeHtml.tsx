import { TextLink } from '@manzil/ui/TextLink/TextLink'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'

/** The tags of the contract's Html, but for links, which are drawn as those of the site. */
const plainTags = new Set([
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'br',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
])

/** What these hold is code, or text that nobody reads as such. */
const droppedTags = new Set(['script', 'style', 'template', 'iframe', 'noscript', 'svg', 'math'])

/**
 * HTML of the server, drawn as elements of our own: the tags of the contract without their
 * attributes, links to safe addresses, of anything else the text alone. Nothing is ever handed to
 * the page as HTML.
 */
export function SafeHtml({ html }: { html: string }) {
  return useMemo(() => {
    // A document of its own: it runs no script and fetches nothing.
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    return drawChildren(body)
  }, [html])
}

const drawChildren = (parent: Node): ReactNode[] => [...parent.childNodes].map(draw)

function draw(node: Node, place: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element) || droppedTags.has(node.localName)) return null
  const tag = node.localName
  if (tag === 'br') return <br key={place} />
  const children = drawChildren(node)
  if (plainTags.has(tag)) return createElement(tag, { key: place }, ...children)
  if (tag !== 'a') return <Fragment key={place}>{children}</Fragment>
  return (
    <TextLink key={place} href={node.getAttribute('href') ?? ''}>
      {children}
    </TextLink>
  )
}
