import { html, type Markup } from '../markup.ts'

export interface Section {
  /** Anchor on the first page. */
  id: string
  title: string
  content: Markup
}

/** A section of the introduction; `samples` stand beside the text where there is room. */
export const section = (id: string, title: string, about: Markup, samples?: Markup): Section => ({
  id,
  title,
  content: html`<section class="entry" aria-labelledby="${id}">
    <header><h2 id="${id}"><a href="#${id}">${title}</a></h2></header>
    <div class="about">
    ${about}
    </div>
    ${samples && html`<div class="samples">${samples}</div>`}
    </section>`,
})
