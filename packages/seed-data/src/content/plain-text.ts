const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** What a reader sees of HTML, tags apart, in one line. */
export const plainText = (html: string): string =>
  html
    .replace(/<br>|<\/(?:p|li|h2|h3|td|th)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
