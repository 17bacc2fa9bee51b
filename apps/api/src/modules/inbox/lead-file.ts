import type { LanguageCode, LeadFile } from '@manzil/api-client/generated/types.gen'
import { toCsv } from '@manzil/domain/csv'
import { localTitle } from '@manzil/domain/local-name'
import { serverTexts } from '@manzil/i18n/server-texts'
import { mailTexts } from '../../mail/texts/texts-of.ts'
import { propertyOf } from './answer-visitor.ts'
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
      row.email,
      row.phone_number,
      row.message,
      property && localTitle(property, language),
      row.property_reference,
      row.handler_name,
      timeOf(row.answered_at),
      row.waiting ? myData.yes : myData.no,
      row.language,
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
  ]
  const day = timeOf(now).slice(0, 'yyyy-mm-dd'.length)
  return { name: `manzil-leads-${day}.csv`, media_type: 'text/csv', text: toCsv([heads, ...lines]) }
}
