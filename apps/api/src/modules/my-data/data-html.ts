import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { serverTexts } from '@manzil/i18n/server-texts'
import { escapeText } from '../../escape-text.ts'
import type { Row, Section } from './repository/section.ts'

/** What was read of a section. */
export interface ReadSection {
  name: Section['name']
  rows: Row[]
  /** False where older rows are left out. */
  is_complete: boolean
}

/**
 * What is kept of an account as a page to be read: tables, no scripts, nothing to be fetched. Texts of
 * people are isolated, so that their direction and their marks change nothing around them.
 */
export function renderData(
  sections: readonly ReadSection[],
  { language, now }: { language: LanguageCode; now: Date },
): string {
  const { myData: texts, dataFields, dataSections } = serverTexts[language]
  const time = new Intl.DateTimeFormat(language === 'ar' ? 'ar-AE-u-nu-latn' : language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Dubai',
  })
  const shown = (value: Row[keyof Row]): string => {
    if (value === null || value === undefined || value === '') return ''
    if (value instanceof Date) return time.format(value)
    if (typeof value === 'boolean') return value ? texts.yes : texts.no
    if (typeof value === 'object') return value.join(', ')
    return String(value)
  }
  const lineOf = (label: string, value: Row[keyof Row]): string => {
    const text = shown(value)
    return text && `<tr><th>${escapeText(label)}</th><td><bdi>${escapeText(text)}</bdi></td></tr>`
  }
  const rowOf = (row: Row): string => {
    const lines = Object.entries(dataFields).map(([field, label]) =>
      lineOf(label, Reflect.get(row, field)),
    )
    return `<table>${lines.join('')}</table>`
  }
  const sectionOf = ({ name, rows, is_complete }: ReadSection): string =>
    [
      `<h2>${escapeText(dataSections[name])}</h2>`,
      rows.length === 0 ? `<p>${escapeText(texts.none)}</p>` : rows.map(rowOf).join('\n'),
      is_complete ? '' : `<p>${escapeText(texts.cut)}</p>`,
    ].join('\n')
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escapeText(texts.title)}</title><style>${STYLE}</style></head>`,
    `<body><h1>${escapeText(texts.title)}</h1>`,
    `<p>${escapeText(texts.made)}: <bdi>${escapeText(time.format(now))}</bdi></p>`,
    ...sections.map(sectionOf),
    '</body></html>',
    '',
  ].join('\n')
}

const STYLE = [
  'body{font-family:sans-serif;line-height:1.5;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a}',
  'table{border-collapse:collapse;margin:0 0 1rem;width:100%;border-block-start:1px solid #ccc}',
  'th{text-align:start;vertical-align:top;width:12rem;padding-block:.25rem;padding-inline-end:1rem;font-weight:600}',
  'td{padding-block:.25rem;white-space:pre-wrap;overflow-wrap:anywhere}',
].join('')
