/** The tags that the contract's Html names; `a` is the one with an attribute. */
const allowed = new Set('h2 h3 p ul ol li a strong em br table thead tbody tr th td'.split(' '))

/** Addresses that a text may lead to: other sites, pages of this one, a mailbox. */
export const safeAddress = /^(?:https:\/\/|mailto:|#\/|\/(?![/\\]))[^\s"<>\\]*$/

/**
 * HTML of the contract's tags only, whatever came in: other tags go, and so do all attributes but
 * safe addresses of links. A `<` that begins no tag becomes text, so nothing can hide behind it.
 */
export function safeHtml(html: string): string {
  return html.replace(/<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*|\/)?)>|</gi, (_tag, ...parts) => {
    const [slash, name, attributes] = parts
    if (typeof name !== 'string') return '&lt;'
    const tag = name.toLowerCase()
    if (!allowed.has(tag)) return ''
    const href = tag === 'a' && slash === '' ? /\shref="([^"]*)"/.exec(attributes)?.[1] : undefined
    return href !== undefined && safeAddress.test(href) ? `<a href="${href}">` : `<${slash}${tag}>`
  })
}
