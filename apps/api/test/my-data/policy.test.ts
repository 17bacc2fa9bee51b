import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ACCOUNT_GRACE_DAYS } from '@manzil/domain/limits'
import { interfaceLanguages } from '@manzil/i18n/languages'
import { expect, test } from 'vitest'
import { KEPT_MONTHS } from '../../src/modules/enquiry/repository.ts'

const content = path.resolve(import.meta.dirname, '../../../../content')

test.each(interfaceLanguages)(
  'the privacy policy in %s has the figures of the code',
  (language) => {
    const text = readFileSync(`${content}/${language}/policies/privacy-policy.md`, 'utf8')
    const howLong = text.slice(text.indexOf('{#how-long}'), text.indexOf('{#your-rights}'))
    const lines = howLong.split('\n')
    const figures = (line: string) => line.match(/\d+/g)?.map(Number)
    const months = lines.filter((line) => figures(line)?.includes(KEPT_MONTHS))
    expect(months).toHaveLength(2)
    expect(lines.filter((line) => figures(line)?.includes(ACCOUNT_GRACE_DAYS))).toHaveLength(1)
  },
)
