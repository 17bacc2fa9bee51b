import { escapeText } from '../../../escape-text.ts'

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
