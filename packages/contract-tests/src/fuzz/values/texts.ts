import fc from 'fast-check'
import type { JsonSchema } from '../contract/json-schema.ts'

/** Texts that have broken programs before. All are plain Unicode without NUL. */
const awkward = [
  "'; drop table listing; --",
  '%_\\%',
  '<img src=x onerror=alert(1)>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template that must stay a text
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  'شقة في دبي مارينا',
  '\u202eRTL\u200b\ufeff',
  '👨‍👩‍👧‍👦🇦🇪',
  'null',
  '0',
  ' ',
  'İstanbul ß ﬁ',
]

/** By how much texts of a pattern differ in length. */
const spread = 12
/** Longest text made of the limit alone, in characters. */
const longest = 20_000

/** Texts that a schema allows, plain and awkward, short and as long as may be. */
export function textsOf(schema: JsonSchema): fc.Arbitrary<string> {
  const { pattern, format, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema
  const fits = (text: string): boolean => {
    const length = [...text].length
    return length >= minLength && length <= maxLength
  }
  const examples = (schema.examples ?? []).filter((value) => typeof value === 'string')
  const shaped = pattern ? matching(pattern, minLength) : format ? formatted(format) : undefined
  const made = shaped
    ? // An example stands in for a text that misses the limits: waiting for one may take for ever.
      [shaped.map((text) => (fits(text) ? text : (examples[0] ?? text)))]
    : [
        fc.string({
          unit: 'binary-ascii',
          minLength,
          maxLength: Math.min(maxLength, minLength + 30),
        }),
        fc.constant(
          'ا'.repeat(Math.min(Math.max(maxLength, minLength), Math.max(minLength, longest))),
        ),
        ...(awkward.some(fits) ? [fc.constantFrom(...awkward.filter(fits))] : []),
      ]
  if (pattern && !shaped && examples.length > 0) return fc.constantFrom(...examples)
  return fc.oneof(...(examples.length > 0 ? [fc.constantFrom(...examples)] : []), ...made)
}

/** Texts of a pattern; undefined where it uses what cannot be generated (look-around). */
function matching(pattern: string, minLength: number): fc.Arbitrary<string> | undefined {
  // What may be repeated at the end is, so that the text becomes long enough.
  const atLeast = pattern.replace(/(?<=[\w\]])[+*]\$$/, `{${minLength},${minLength + spread}}$`)
  if (!byPattern.has(atLeast)) byPattern.set(atLeast, generator(atLeast))
  return byPattern.get(atLeast)
}

/** Generators of patterns are slow to build and are asked for again and again. */
const byPattern = new Map<string, fc.Arbitrary<string> | undefined>()

function generator(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern), { size: 'small' })
  } catch {
    return undefined
  }
}

function formatted(format: string): fc.Arbitrary<string> | undefined {
  const moment = fc.date({
    min: new Date('1990-01-01T00:00:00Z'),
    max: new Date('2090-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  switch (format) {
    case 'date-time':
      return moment.map((date) => date.toISOString())
    case 'date':
      return moment.map((date) => date.toISOString().slice(0, 10))
    case 'time':
      return moment.map((date) => date.toISOString().slice(11))
    case 'email':
      return fc.emailAddress()
    case 'uuid':
      return fc.uuid()
    case 'uri':
      return fc.webUrl()
    default:
      return undefined
  }
}
