import type { LanguageCode, OperatorFile } from '@manzil/api-client/generated/types.gen'
import { toCsv } from '@manzil/domain/csv'
import { dubaiClock, dubaiDay } from '@manzil/domain/time/dubai-days'
import { serverTexts } from '@manzil/i18n/server-texts'
import { readableAddress } from '../../mail/readable-address.ts'
import type { readActions } from './repository/actions.ts'

type Rows = Awaited<ReturnType<typeof readActions>>['rows']

/** What operators did as a file for a spreadsheet, with times of the UAE. */
export function toActionFile(rows: Rows, language: LanguageCode, now: Date): OperatorFile {
  const { operatorFile: words } = serverTexts[language]
  const heads = [
    words.time,
    words.by,
    words.action,
    words.kind,
    words.subject,
    words.id,
    words.reason,
  ]
  const lines = rows.map((row) => [
    `${dubaiDay(row.at)} ${dubaiClock(row.at)}`,
    readableAddress(row.operator_email),
    row.action,
    row.kind,
    row.subject,
    row.subject_id,
    row.reason,
  ])
  return {
    name: `manzil-operators-${dubaiDay(now)}.csv`,
    media_type: 'text/csv',
    text: toCsv([heads, ...lines]),
  }
}
