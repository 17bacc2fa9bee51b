import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { directionOf } from '@manzil/i18n/languages'
import { html, trustedHtml } from '../../share/page/html.ts'

/** A property of a digest, in words. */
export interface DigestProperty {
  /** Why it is in the mail. */
  label: string
  price: string
  /** What it asked before it became cheaper. */
  before: string | undefined
  beforeLabel: string
  title: string
  facts: string
  place: string
  url: string
}

interface Link {
  label: string
  url: string
}

/** What a digest says, before it is text or HTML. */
export interface DigestBody {
  language: LanguageCode
  subject: string
  heading: string
  /** What the owner called the search. */
  name: string
  /** What a list of mails shows beside the subject. */
  preheader: string
  properties: readonly DigestProperty[]
  all: Link
  why: string
  footer: readonly Link[]
}

/** Control characters, and what turns the direction of writing. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
const clean = (text: string): string => text.replace(INVISIBLE, ' ').trim()

export function digestText({ heading, name, properties, all, why, footer }: DigestBody): string {
  const link = ({ label, url }: Link) => `${label}: ${url}`
  const parts = [
    `${heading}: ${clean(name)}`,
    ...properties.map(({ label, price, before, beforeLabel, title, facts, place, url }) =>
      [
        `${label} · ${price}${before === undefined ? '' : ` (${beforeLabel}: ${before})`}`,
        clean(title),
        `${facts} · ${place}`,
        url,
      ].join('\n'),
    ),
    link(all),
    [why, ...footer.map(link)].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Colours for light screens stand at the elements, since many mail programs read no style sheet. */
const dark = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
body,.page{background:#14110f!important;color:#f4efe9!important}
.card{border-color:#4a423b!important}
.soft{color:#bdb3a8!important}
a.home{color:#f4efe9!important}
}`.replace(/\n/g, '')

/** Nothing is fetched: no pictures, no fonts, nothing that tells who reads it. */
export function digestHtml(body: DigestBody): string {
  const { language, subject, heading, name, preheader, properties, all, why, footer } = body
  return html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${clean(subject)}</title><style>${trustedHtml(dark)}</style></head>
<body style="margin:0;background:#ffffff;color:#1c1917;font:16px/1.5 system-ui,'Segoe UI',Roboto,'Noto Sans','Noto Sans Arabic',sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
<div class="page" style="max-width:600px;margin:0 auto;padding:24px 16px">
<h1 style="margin:0;font-size:22px;line-height:1.3">${heading}</h1>
<p class="soft" style="margin:4px 0 16px;color:#57534e"><bdi>${clean(name)}</bdi></p>
${properties.map(
  (
    property,
  ) => html`<div class="card" style="border:1px solid #e2dcd4;border-radius:8px;padding:14px 16px;margin:0 0 12px">
<p class="soft" style="margin:0;color:#57534e;font-size:14px">${property.label}</p>
<p style="margin:0;font-size:20px;font-weight:700"><bdi>${property.price}</bdi>${property.before !== undefined && html` <s class="soft" style="color:#57534e;font-size:15px;font-weight:400"><bdi>${property.before}</bdi></s>`}</p>
<p style="margin:2px 0"><a class="home" href="${property.url}" style="color:#1c1917;font-weight:600"><bdi>${clean(property.title)}</bdi></a></p>
<p class="soft" style="margin:0;color:#57534e;font-size:15px"><bdi>${property.facts}</bdi><br><bdi>${property.place}</bdi></p>
</div>`,
)}
<p style="margin:20px 0"><a href="${all.url}" style="display:inline-block;background:#c4122f;color:#ffffff;padding:11px 20px;border-radius:8px;text-decoration:none;font-weight:600">${all.label}</a></p>
<p class="soft" style="margin:24px 0 0;color:#57534e;font-size:14px">${why}<br>${footer.map(
    ({ label, url }, at) =>
      html`${at > 0 && ' · '}<a class="soft" href="${url}" style="color:#57534e">${label}</a>`,
  )}</p>
</div></body></html>
`.text
}
