import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Said } from '@manzil/api-client/request/say'
import { wordsOf } from '../../plugins/translate.ts'

/** What was said, in the words of a language; what has no key stays as it is. */
export const inWords = <T extends Partial<Said> & Pick<Said, 'message'>>(
  said: T,
  language: LanguageCode = 'en',
): T =>
  language === 'en' || said.key === undefined
    ? said
    : { ...said, message: wordsOf(language, said.key, said.values) }
