import { introduction } from '../guide/introduction.ts'
import { markdown } from '../markdown.ts'
import { html, lines } from '../markup.ts'
import { addresses } from '../model/addresses.ts'
import type { Reference } from '../model/reference.ts'
import { layout } from '../parts/layout.ts'

/** The introduction: what holds for every call. */
export function indexDocument(reference: Reference): string {
  const { description } = reference.rest.info
  return layout(reference, {
    file: addresses.home,
    title: 'Manzil API',
    content: html`<div class="lead">${description && markdown(description, reference.resolve)}</div>
      ${lines(introduction(reference).map(({ content }) => content))}`,
  })
}
