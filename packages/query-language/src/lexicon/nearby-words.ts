import type { PhraseTable } from '../grammar/phrase-table.ts'
import { row } from './wording.ts'

/** Schools by their word alone: asked for only beside something else to be near to. */
const school = (phrases: string): PhraseTable => [
  row({ kind: 'plain', near: 'near-school' } as const, phrases),
]

export const nearbyWords = {
  en: school('school | schools | a school | the school | the schools | nursery | a nursery'),
  ar: school('مدرسة | المدرسة | مدارس | المدارس | روضة | الروضة | حضانة | الحضانة'),
  ru: school(
    'школа | школы | школе | школу | школой | школ | школами | школам | садик | садика | садиком | детский сад | детского сада | детским садом',
  ),
  hinglish: school('school | schools | skool | nursery'),
  de: school(
    'schule | schulen | einer schule | der schule | kita | einer kita | der kita | kindergarten',
  ),
} satisfies Readonly<Record<string, PhraseTable>>
