import { latinDigits } from '@manzil/ui/digits'

/**
 * Digits of a telephone number, however it is written: “+971 (50) 000-0000”, Arabic digits too. What is
 * copied from a right-to-left page brings unseen marks (Cf), and from a text other dashes (Pd).
 */
export const phoneDigits = (typed: string): string =>
  latinDigits(typed)
    .replace(/[\s().\p{Cf}\p{Pd}]/gu, '')
    .replace(/^\+/, '')
