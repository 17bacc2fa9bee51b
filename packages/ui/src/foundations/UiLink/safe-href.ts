const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** True for addresses that leave the app: a scheme of their own, or another host. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href.trim())
}

/**
 * The address if a browser may follow it, else undefined. Addresses can come from the server, so
 * `javascript:` and its like must not become links; nor must hosts without a scheme (`//evil`).
 */
export function safeHref(href: string | undefined): string | undefined {
  if (href === undefined) return undefined
  // Browsers drop control characters and spaces inside a scheme ("java\nscript:"), so we do too.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is searched for
  const bare = href.replace(/[\u0000-\u0020]/g, '')
  if (/^[\\/]{2}/.test(bare)) return undefined
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(bare)?.[0].toLowerCase()
  return scheme === undefined || schemes.has(scheme) ? href.trim() : undefined
}
