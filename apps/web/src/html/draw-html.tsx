import { TextLink } from '@manzil/ui/TextLink/TextLink'
import { createElement, Fragment, type ReactNode } from 'react'

/** The tags of the contract's Html, but for links, which are drawn as those of the site. */
export const plainTags = [
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
]

/** What these hold is code, or text that nobody reads as such. */
const dropped = new Set(['script', 'style', 'template', 'iframe', 'noscript', 'svg', 'math'])

/**
 * What a node holds, as elements of our own: the tags of the contract without their attributes,
 * links to safe addresses, of anything else the text alone.
 */
export const drawHtml = (parent: Node): ReactNode[] => [...parent.childNodes].map(drawNode)

function drawNode(node: Node, place: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element) || dropped.has(node.localName)) return null
  const tag = node.localName
  if (tag === 'br') return <br key={place} />
  const children = drawHtml(node)
  if (plainTags.includes(tag)) return createElement(tag, { key: place }, ...children)
  if (tag !== 'a') return <Fragment key={place}>{children}</Fragment>
  return (
    <TextLink key={place} href={node.getAttribute('href') ?? ''}>
      {children}
    </TextLink>
  )
}
