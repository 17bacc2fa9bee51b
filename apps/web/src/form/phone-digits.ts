import { latinDigits } from '@manzil/ui/digits'

/** Digits of a telephone number, however it is written: “+971 (50) 000-0000”, Arabic digits too. */
export const phoneDigits = (typed: string): string =>
  latinDigits(typed)
    .trim()
    .replace(/^\+|[\s().-]/g, '')
