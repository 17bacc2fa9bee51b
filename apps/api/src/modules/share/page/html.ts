/** Text that is HTML already. Only `html` makes it, so that nothing else reaches a page unescaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type HtmlValue = string | number | Html | readonly HtmlValue[] | null | undefined | false

/** Template whose values are escaped unless they are `Html`; lists are joined, nothing is empty. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(strings.map((text, at) => text + written(values[at])).join(''))
}

/** For texts that were made safe before, as those of the content library. */
export const trustedHtml = (text: string): Html => new Html(text)

function written(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(written).join('')
  return escapeText(String(value))
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Characters that no XML may hold: control characters but tab and line ends, and halves of pairs. */
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Text for HTML and XML, in elements and in quoted attributes. */
export const escapeText = (text: string): string =>
  text.replace(unprintable, '').replace(/[&<>"']/g, (char) => entities[char] ?? char)
