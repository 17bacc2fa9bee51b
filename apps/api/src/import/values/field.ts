import { z } from 'zod'

/**
 * A value of a row as text: absent, null and the words that stand for "nothing" are empty. Objects
 * and lists are no values of a field and are empty too.
 */
export const field = z
  .unknown()
  // Or a row that lacks a key would be none at all.
  .optional()
  .transform((value) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value).trim()
      : '',
  )
  .transform((text) => (/^(null|none|nan|n\/a|undefined|-)$/iu.test(text) ? '' : text))
