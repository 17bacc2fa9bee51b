import './html.css'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { reachScroll } from '@manzil/ui/hooks/reach-scroll'
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
export const drawHtml = (parent: Node): ReactNode[] => drawNodes([...parent.childNodes])

/** The same of some nodes. */
export const drawNodes = (nodes: readonly Node[]): ReactNode[] => nodes.map(drawNode)

/** Texts name pages of the site as browsers see them, behind the `#`; our links want the route. */
const toRoute = (href: string): string => (href.startsWith('#/') ? href.slice(1) : href)

function drawNode(node: Node, place: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element) || dropped.has(node.localName)) return null
  const tag = node.localName
  if (tag === 'br') return <br key={place} />
  const children = drawHtml(node)
  if (tag === 'table')
    return (
      // Wide tables scroll by themselves, not the page with them.
      <div key={place} className="html-table" ref={reachScroll}>
        <table>{children}</table>
      </div>
    )
  if (plainTags.includes(tag)) return createElement(tag, { key: place }, ...children)
  if (tag !== 'a') return <Fragment key={place}>{children}</Fragment>
  return (
    <TextLink key={place} href={toRoute(node.getAttribute('href') ?? '')}>
      {children}
    </TextLink>
  )
}
