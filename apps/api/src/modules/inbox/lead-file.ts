import type { LanguageCode, LeadFile } from '@manzil/api-client/generated/types.gen'
import { toCsv } from '@manzil/domain/csv'
import { localTitle } from '@manzil/domain/local-name'
import { writtenPhone } from '@manzil/domain/phone-number'
import { serverTexts } from '@manzil/i18n/server-texts'
import { readableOrNone } from '../../mail/readable-address.ts'
import { mailTexts } from '../../mail/texts/texts-of.ts'
import { propertyOf } from './answer-visitor.ts'
import { briefOf, transcriptOf } from './mapper.ts'
import type { LeadRowRead } from './repository/read-leads.ts'

const dubaiTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Dubai',
})
const timeOf = (time: Date | null): string => (time === null ? '' : dubaiTime.format(time))

/** Leads as a file for a spreadsheet, with times of the UAE. */
export function toLeadFile(
  rows: readonly LeadRowRead[],
  language: LanguageCode,
  now: Date,
): LeadFile {
  const { leadFile: words, leadStates: states, myData } = serverTexts[language]
  const { kinds } = mailTexts[language]
  const lines = rows.map((row) => {
    const property = propertyOf(row)
    return [
      row.reference,
      timeOf(row.created_at),
      kinds[row.kind],
      states[row.state],
      row.name,
      readableOrNone(row.email),
      row.phone_number && writtenPhone(row.phone_number),
      row.message,
      property && localTitle(property, language),
      row.property_reference,
      row.handler_name,
      timeOf(row.answered_at),
      row.waiting ? myData.yes : myData.no,
      row.language,
      searchOf(row),
      budgetOf(row),
      conversationOf(row, words),
    ]
  })
  const heads = [
    words.number,
    words.received,
    words.kind,
    words.state,
    words.name,
    words.email,
    words.phone,
    words.message,
    words.home,
    words.reference,
    words.handler,
    words.answered,
    words.waiting,
    words.language,
    words.search,
    words.budget,
    words.conversation,
  ]
  const day = timeOf(now).slice(0, 'yyyy-mm-dd'.length)
  return { name: `manzil-leads-${day}.csv`, media_type: 'text/csv', text: toCsv([heads, ...lines]) }
}

/** As an address that opens the results; the words of a search are the page's. */
const searchOf = (row: LeadRowRead): string => briefOf(row)?.search ?? ''

function budgetOf(row: LeadRowRead): string {
  const { min_budget: least = null, max_budget: most = null } = briefOf(row) ?? {}
  return least === null && most === null ? '' : `${least ?? ''}–${most ?? ''}`
}

const conversationOf = (row: LeadRowRead, words: { visitor: string; assistant: string }): string =>
  transcriptOf(row)
    .map(({ role, text }) => `${role === 'user' ? words.visitor : words.assistant}: ${text}`)
    .join('\n')
