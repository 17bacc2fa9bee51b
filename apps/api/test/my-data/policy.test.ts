import { readFileSync } from 'node:fs'
import path from 'node:path'
import { KEPT_RUNS } from '@manzil/domain/feeds/feed-terms'
import { ACCOUNT_GRACE_DAYS } from '@manzil/domain/limits'
import { interfaceLanguages } from '@manzil/i18n/languages'
import { expect, test } from 'vitest'
import { REPORT_DAYS } from '../../src/modules/availability/repository.ts'
import { KEPT_DAYS as DRAFT_DAYS } from '../../src/modules/draft/repository.ts'
import { KEPT_MONTHS } from '../../src/modules/enquiry/repository.ts'

const content = path.resolve(import.meta.dirname, '../../../../content')

test.each(interfaceLanguages)(
  'the privacy policy in %s has the figures of the code',
  (language) => {
    const text = readFileSync(`${content}/${language}/policies/privacy-policy.md`, 'utf8')
    const howLong = text.slice(text.indexOf('{#how-long}'), text.indexOf('{#your-rights}'))
    const lines = howLong.split('\n')
    const figures = (line: string) => line.match(/\d+/g)?.map(Number)
    const linesWith = (figure: number) =>
      lines.filter((line) => figures(line)?.includes(figure)).length
    expect({
      submissions: linesWith(KEPT_MONTHS),
      deletion: linesWith(ACCOUNT_GRACE_DAYS),
      drafts: linesWith(DRAFT_DAYS),
      reports: linesWith(REPORT_DAYS),
    }).toEqual({ submissions: 2, deletion: 1, drafts: 1, reports: 1 })
    // In one line with the drafts.
    const drafts = lines.find((line) => figures(line)?.includes(DRAFT_DAYS)) ?? ''
    expect(figures(drafts)).toEqual([DRAFT_DAYS, KEPT_RUNS])
  },
)
