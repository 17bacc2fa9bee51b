function kebab(property: string): string {
  return property.startsWith('--')
    ? property
    : property.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)
}

/**
 * Prints what Chakra's `css` returns as flat CSS rules of one class: declarations first, then
 * selectors with `&` and at-rules, which may nest.
 */
export function printRules(selector: string, styles: object): string {
  const declarations: string[] = []
  const nested: string[] = []
  for (const [key, value] of Object.entries(styles)) {
    if (value === undefined || value === null) continue
    if (typeof value !== 'object') declarations.push(`  ${kebab(key)}: ${value};`)
    else if (key.startsWith('@')) nested.push(`${key} {\n${printRules(selector, value)}\n}`)
    else nested.push(printRules(key.replaceAll('&', selector), value))
  }
  const own = declarations.length > 0 ? [`${selector} {\n${declarations.join('\n')}\n}`] : []
  return [...own, ...nested].join('\n')
}
