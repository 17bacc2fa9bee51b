import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { escapeText } from '../../escape-text.ts'
import { messagesPath } from './has-messages-page.ts'
import { pageTexts } from './page-texts.ts'
import type { KeptMessage } from './read-messages.ts'

/** The page of the newest messages. Everything in them may be a stranger's words. */
export function renderPage(messages: readonly KeptMessage[], language: LanguageCode): string {
  const texts = pageTexts[language]
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Dubai',
  })

  const article = ({ kind, name, to, subject, date, text, html }: KeptMessage) => {
    const code = codeIn(text)
    const link = linkIn(text)
    const iso = date.toISOString()
    return [
      '<article>',
      `<p class="head"><span class="kind">${texts.kinds[kind]}</span> `,
      `${texts.to} <bdi dir="ltr">${escapeText(to)}</bdi> `,
      `<time datetime="${iso}">${escapeText(time.format(date))}</time></p>`,
      ...(subject ? [`<h2 dir="auto">${escapeText(subject)}</h2>`] : []),
      ...(code
        ? [
            `<p class="code"><output dir="ltr" aria-label="${texts.code}">${code}</output> `,
            `<button type="button" data-copy="${code}" data-copied="${texts.copied}">${texts.copy}</button></p>`,
          ]
        : []),
      ...(link ? [`<p><a href="${escapeText(link)}">${texts.link}</a></p>`] : []),
      html === undefined
        ? `<pre dir="auto">${escapeText(text.trim())}</pre>`
        : `<details><summary>${texts.whole}</summary><iframe sandbox="" loading="lazy" title="${escapeText(subject)}" src="${messagesPath}/mail/${name}"></iframe></details>`,
      '</article>',
    ].join('')
  }

  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow">',
    `<title>${texts.title}</title>`,
    `<link rel="stylesheet" href="${messagesPath}/page.css">`,
    `<script src="${messagesPath}/page.js" defer></script></head>`,
    `<body><main><header><div><h1>${texts.title}</h1><p>${texts.lead}</p></div>`,
    `<a class="refresh" href="${messagesPath}?lang=${language}">${texts.refresh}</a></header>`,
    ...(messages.length === 0 ? [`<p>${texts.none}</p>`] : messages.map(article)),
    '</main></body></html>',
    '',
  ].join('\n')
}

/** A code stands alone: six digits that are no part of a longer number, nor of one such as INV-000001. */
const codeIn = (text: string): string | undefined => /(?<![\w+-])\d{6}(?![\w-])/.exec(text)?.[0]

const linkIn = (text: string): string | undefined => /https?:\/\/\S+/.exec(text)?.[0]
