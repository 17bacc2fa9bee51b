/** The first tag that is not closed in order, or undefined when all are. */
export function unbalancedTag(svg: string): string | undefined {
  const open: string[] = []
  for (const [, close, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (close) {
      if (open.pop() !== name) return name
    } else if (!rest.endsWith('/')) {
      open.push(name)
    }
    const attributes = rest.replace(/\/$/, '').replaceAll(/ [a-zA-Z0-9-]+="[^"<>&]*"/g, '')
    if (attributes.trim() !== '') return `${name}:${attributes}`
  }
  return open.at(-1)
}

/** References to shapes that the picture does not define. */
export function brokenReferences(svg: string): string[] {
  const defined = new Set(svg.match(/(?<= id=")[^"]+/g))
  const used = svg.match(/(?<=href="#|url\(#)[^")]+/g) ?? []
  return used.filter((id) => !defined.has(id))
}

/** The picture without the prefix of its ids, which alone would tell two seeds apart. */
export function withoutIds(svg: string): string {
  return svg.replaceAll(/(id="|href="#|url\(#)[^-"]+-/g, '$1')
}

/** The outlines of a picture in order, without their colours. */
export function shapesOf(svg: string): string[] {
  return svg.match(/(?<= d=")[^"]+/g) ?? []
}
