import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { escapeText } from '../escape-text.ts'

/** What a mail says, before it is text or HTML. Everything in it may be a stranger's words. */
export interface MailBody {
  language: LanguageCode
  subject: string
  paragraphs: readonly string[]
  /** What is known, as label and value. */
  facts: readonly (readonly [label: string, value: string])[]
  /** What somebody wrote, under its label. */
  quote?: readonly [label: string, text: string]
  link?: { label: string; url: string }
  ending: readonly string[]
}

/** Control characters but line ends and tabs, and what turns the direction of writing. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const clean = (text: string): string => text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '')

/** As plain text. A quotation is marked on every line, so that it cannot pass for anything else. */
export function renderText({ paragraphs, facts, quote, link, ending }: MailBody): string {
  const parts = [
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${clean(value).replace(/\s*\n\s*/g, ' ')}`).join('\n'),
    ...(quote
      ? [
          `${quote[0]}:\n${clean(quote[1])
            .split('\n')
            .map((line) => `> ${line}`)
            .join('\n')}`,
        ]
      : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    ...ending,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const escapeHtml = (text: string): string => escapeText(clean(text))

/** As HTML of text, a table and at most one link: no pictures, no scripts, nothing to be fetched. */
export function renderHtml(body: MailBody): string {
  const { language, subject, paragraphs, facts, quote, link, ending } = body
  const text = (line: string) => `<p>${escapeHtml(line)}</p>`
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th style="text-align:start;vertical-align:top;padding:2px 16px 2px 0">${escapeHtml(label)}</th>` +
      `<td><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  )
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;color:#1a1a1a">',
    ...paragraphs.map(text),
    ...(rows.length > 0 ? ['<table role="presentation">', ...rows, '</table>'] : []),
    ...(quote
      ? [
          `<p><strong>${escapeHtml(quote[0])}</strong></p>`,
          '<blockquote dir="auto" style="margin:0;padding:0 16px;border-inline-start:3px solid #ccc;white-space:pre-wrap">' +
            `${escapeHtml(quote[1])}</blockquote>`,
        ]
      : []),
    ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`] : []),
    ...ending.map(text),
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
