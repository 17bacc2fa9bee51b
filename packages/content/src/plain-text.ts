const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** White space that may break; the spaces inside figures like 2\u00a0000\u00a0000 hold them together. */
const breakingSpace = /[^\S\u00a0\u202f]+/gu

/** What a reader sees of HTML, tags apart, in one line. */
export const plainText = (html: string): string =>
  html
    .replace(/<br>|<\/(?:p|li|h2|h3|td|th)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(breakingSpace, ' ')
    .trim()
