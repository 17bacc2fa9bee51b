import type { LanguageCode, Purpose } from '@manzil/api-client/generated/types.gen'

/** What is known of a search beside its text. */
export interface Typed {
  /** The purpose that was chosen beside it: it tells monthly rents from prices. */
  purpose?: Purpose | undefined
  /** The language of whoever typed it: a few Latin letters alone may be of several. */
  language?: LanguageCode | undefined
}
