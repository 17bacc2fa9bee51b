import fc from 'fast-check'
import type { Body, Operation, Parameter } from '../contract/operations.ts'
import { brokenValues } from '../values/broken.ts'
import type { Pool } from '../values/pool.ts'
import { validValues } from '../values/valid.ts'
import { type CaseBody, jsonBody } from './case.ts'
import { brokenForms } from './form-cases.ts'
import { type Draft, validCases } from './valid-cases.ts'

/** A change of a valid draft, and what it is. */
type Change = { why: string } & Partial<Omit<Draft, 'visitor'>>
type Changed = Draft & { why: string }

/** Longest text that is put into an address; longer addresses never reach an operation. */
const longest = 4000

/** Texts that parameters get instead of what they want. */
const texts = fc.oneof(
  fc.constantFrom(
    'x',
    '-1',
    '0',
    '1.5',
    '1e9',
    '99999999999999999999',
    'NaN',
    'Infinity',
    '0x10',
    'true',
    'null',
    ' ',
    "' or 1=1 --",
    '%',
    '%00',
    'a\u0000b',
    'a\ud800b',
    '..%2f..',
    '__proto__',
    'شقة',
    '[]',
    '{"$gt":""}',
    'x'.repeat(longest),
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
)

/** Valid inputs with one thing broken: in the address, a header or the body. */
export function mutatedCases(operation: Operation, pool: Pool): fc.Arbitrary<Changed> {
  return fc
    .tuple(validCases(operation, pool), changesOf(operation, pool))
    .map(([draft, change]) => change(draft))
}

function changesOf(operation: Operation, pool: Pool): fc.Arbitrary<(draft: Draft) => Changed> {
  const { parameters, body } = operation
  const bodies = body ? [bodyChanges(body, pool)] : []
  return fc.oneof(
    unknownQuery,
    ...parameters.map((parameter) => parameterChanges(parameter)),
    // The body has most of what can be wrong.
    ...Array.from({ length: Math.max(3, parameters.length) }, () => bodies).flat(),
  )
}

const apply =
  (make: (draft: Draft) => Change) =>
  (draft: Draft): Changed => ({ ...draft, ...make(draft) })

const unknownQuery = texts.map((text) =>
  apply(({ query }) => ({
    why: 'an unknown query name',
    query: [...query, ['unknown_name', text]],
  })),
)

function parameterChanges(parameter: Parameter): fc.Arbitrary<(draft: Draft) => Changed> {
  const { name } = parameter
  if (parameter.in === 'path')
    return (
      texts
        // Dots alone are folded away by whoever reads the address.
        .filter((text) => !/^\.{0,2}$/.test(text.trim()))
        .map((text) =>
          apply(({ path }) => ({ why: `path ${name}`, path: { ...path, [name]: text } })),
        )
    )
  if (parameter.in === 'header')
    return fc
      .oneof(fc.constantFrom('', ' ', 'x', '"', ';,=', 'x'.repeat(longest)), fc.string())
      .map((text) => text.replaceAll(/[^\x20-\x7e]/g, '?'))
      .map((text) =>
        apply(({ headers }) => ({ why: `header ${name}`, headers: { ...headers, [name]: text } })),
      )
  const without = (query: Draft['query']): Draft['query'] => query.filter(([key]) => key !== name)
  return fc.oneof(
    texts.map((text) =>
      apply(({ query }) => ({ why: `query ${name}`, query: [...without(query), [name, text]] })),
    ),
    texts.map((text) =>
      apply(({ query }) => ({
        why: `query ${name} repeated`,
        query: [...query, [name, text], [name, text]],
      })),
    ),
    fc.constant(apply(({ query }) => ({ why: `query ${name} is missing`, query: without(query) }))),
    texts.map((text) =>
      apply(({ query }) => ({
        why: `query ${name} with brackets`,
        query: [...without(query), [`${name}[]`, text], [`${name}[$ne]`, text]],
      })),
    ),
  )
}

function bodyChanges(body: Body, pool: Pool): fc.Arbitrary<(draft: Draft) => Changed> {
  if (body.mediaType === 'multipart/form-data')
    return brokenForms(body, pool).map((change) => apply(() => change))
  const values = validValues(body.schema, { document: 'rest', pool, names: [] })
  return fc.oneof(
    {
      weight: 5,
      arbitrary: brokenValues(values, body.schema, 'rest').map(({ value, why }) =>
        apply(() => ({ why, body: jsonBody(JSON.stringify(value)) })),
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(values, fc.nat(), fc.constantFrom('null', '"x"', '[]', '{}'))
        .map(([value, index, junk]) => apply(() => doubled(JSON.stringify(value), index, junk))),
    },
    { weight: 1, arbitrary: values.map((value) => apply(() => poisoned(JSON.stringify(value)))) },
    { weight: 1, arbitrary: fc.constant(apply(() => ({ why: 'no body', body: undefined }))) },
  )
}

/** The same key twice in one object; readers keep the last. */
function doubled(text: string, index: number, junk: string): { why: string; body: CaseBody } {
  const parsed: unknown = JSON.parse(text)
  const keys = typeof parsed === 'object' && parsed !== null ? Object.keys(parsed) : []
  const key = keys[index % keys.length]
  if (!key || !text.startsWith('{'))
    return { why: 'a list of the body', body: jsonBody(`[${text}]`) }
  return {
    why: `${key} twice`,
    body: jsonBody(`${text.slice(0, -1)},${JSON.stringify(key)}:${junk}}`),
  }
}

function poisoned(text: string): { why: string; body: CaseBody } {
  const comma = text === '{}' ? '' : ','
  return {
    why: 'a __proto__ member',
    body: jsonBody(
      text.startsWith('{') ? `{"__proto__":{"is_admin":true}${comma}${text.slice(1)}` : `[${text}]`,
    ),
  }
}
