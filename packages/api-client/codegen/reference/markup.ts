/** HTML that is safe to insert as it is. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Content = Markup | string | number | false | undefined | readonly Content[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/**
 * Template for HTML. Everything inserted is escaped but what is Markup already; indentation of the
 * template itself is dropped, so that output stays small and its differences stay readable.
 */
export function html(parts: TemplateStringsArray, ...values: Content[]): Markup {
  const fixed = parts.map((part) => part.replace(/\n\s*/g, '\n'))
  const text = fixed.map((part, index) => part + render(values[index])).join('')
  return new Markup(text.replace(/^\n+|\n+$/g, ''))
}

/** Elements one below the other. */
export const lines = (items: readonly Markup[]): Markup =>
  new Markup(items.map((item) => item.text).join('\n'))

function render(value: Content): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'string') return escapeHtml(value)
  if (typeof value === 'number') return String(value)
  return value.map(render).join('')
}
