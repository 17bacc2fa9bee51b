import { frame } from './document.ts'
import { html } from './html.ts'
import type { Setting } from './share-page.ts'

/** A page about why there is no page. */
export function statusDocument(
  at: Setting,
  { title, text }: { title: string; text: string },
): string {
  return frame(at, {
    head: html`<title>${title}</title><meta name="robots" content="noindex">`,
    main: html`<h1>${title}</h1><p>${text}</p><p><a class="open" href="/">${at.texts.home}</a></p>`,
  })
}
