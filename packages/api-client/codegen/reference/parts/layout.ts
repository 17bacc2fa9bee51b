import { html, type Markup, Markup as Raw } from '../markup.ts'
import { addresses } from '../model/addresses.ts'
import type { Reference } from '../model/reference.ts'
import { navigation } from './navigation.ts'

interface Page {
  /** Name of its file. */
  file: string
  title: string
  content: Markup
}

const mark =
  'M1 16V7.2C1 3.9 4.3 2.4 8 0c3.7 2.4 7 3.9 7 7.2V16h-4V8.8C11 7.1 9.6 6.2 8 5 6.4 6.2 5 7.1 5 8.8V16H1Z'

/** What is around the content of every page. */
export function layout(reference: Reference, { file, title, content }: Page): string {
  const name = 'Manzil API reference'
  const full = file === addresses.home ? name : `${title} · ${name}`
  const page = html`${new Raw('<!doctype html>')}
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${full}</title>
    <link rel="icon" href="mark.svg" type="image/svg+xml">
    <link rel="stylesheet" href="reference.css">
    <script type="module" src="reference.js"></script>
    </head>
    <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header class="bar">
    <a class="brand" href="${addresses.home}"><svg width="22" height="22" viewBox="0 0 16 16" aria-hidden="true"><path d="${mark}"/></svg><span class="product">Manzil</span> <span>API reference</span></a>
    <ul class="downloads"><li><a href="${addresses.openapi}">openapi.json</a></li><li><a href="${addresses.asyncapi}">asyncapi.json</a></li></ul>
    <button type="button" class="menu" popovertarget="navigation">Menu</button>
    </header>
    <div class="frame">
    ${navigation(reference, file)}
    <main id="content" tabindex="-1">
    <div class="top"><h1>${title}</h1></div>
    ${content}
    </main>
    </div>
    <footer><p>Made from the contract: REST ${reference.rest.info.version}${reference.chat.info && `, chat ${reference.chat.info.version}`}. <a href="/">Manzil</a></p></footer>
    </body>
    </html>`
  return `${page.text}\n`
}

/** The mark on its own, for the tab of the browser. */
export const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -4 26 26"><rect x="-5" y="-4" width="26" height="26" rx="6" fill="#c4122f"/><path d="${mark}" fill="#fbf5ea"/></svg>\n`
