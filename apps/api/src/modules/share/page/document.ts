import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { inLanguage } from '@manzil/domain/share-address'
import { directionOf, languageNames } from '@manzil/i18n/languages'
import { scenePath } from '@manzil/scenes/scene-path'
import { appAddress, brandName, languagePrefixes } from '../languages.ts'
import { brandMark } from './brand-mark.ts'
import { headOf } from './head.ts'
import { type Html, html, trustedHtml } from './html.ts'
import { openAppScript } from './open-app.ts'
import type { Setting, SharePage } from './share-page.ts'
import { style } from './style.ts'

const mark = trustedHtml(brandMark)

/** The whole document. `visit` leads on to the app where scripts run. */
export function shareDocument(page: SharePage, at: Setting, visit: boolean): string {
  const { language, texts } = at
  const open = appAddress(page.route, language)
  return frame(at, {
    open,
    head: html`${visit && html`<script>${trustedHtml(openAppScript)}</script>`}${headOf(page, at)}`,
    languages: languagePrefixes.map((other) => ({
      language: other.language,
      address: inLanguage(page.address, other.language),
    })),
    main: html`<nav aria-label="${texts.breadcrumbs}"><ol class="row">${page.crumbs.map(
      ({ name, address }) =>
        html`<li><a href="${address === '/' ? appAddress('/', language) : at.link(address)}">${name}</a></li>`,
    )}</ol></nav>
${page.heading}
<img class="picture" src="${page.photograph?.src ?? scenePath(page.picture.scene)}"${page.photograph?.srcset && html` srcset="${page.photograph.srcset}" sizes="(min-width: 60rem) 60rem, 100vw"`} alt="${page.photograph?.alt ?? page.picture.alt}" width="960" height="540">
<p><a class="open" href="${open}">${page.open}</a></p>
${page.body}`,
  })
}

interface Frame {
  head: Html
  main: Html
  /** Where the app shows the same; none for pages about nothing. */
  open?: string
  languages?: readonly { language: LanguageCode; address: string }[]
}

/** What all pages have around their content. */
export function frame(at: Setting, { head, main, open, languages = [] }: Frame): string {
  const { language, texts } = at
  return html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"${open && html` data-open="${open}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}
<meta name="color-scheme" content="light dark"><link rel="icon" href="/icons/192.png" type="image/png"><link rel="apple-touch-icon" href="/icons/180.png"><link rel="manifest" href="/manifest.webmanifest"><style>${trustedHtml(style)}</style></head>
<body><a class="skip" href="#content">${texts.skip}</a>
<header><div class="frame"><a class="brand" href="${appAddress('/', language)}">${mark}${brandName(language)}</a></div></header>
<main id="content" class="frame" tabindex="-1">${main}</main>
<footer><div class="frame">${
    languages.length > 0 &&
    html`<nav aria-label="${texts.otherLanguages}"><ul class="row">${languages.map(
      (other) =>
        html`<li><a href="${other.address}" lang="${other.language}" hreflang="${other.language}"${other.language === language && html` aria-current="true"`}>${languageNames[other.language]}</a></li>`,
    )}</ul></nav>`
  }<p>${brandName(language)}</p></div></footer></body></html>`.text
}
