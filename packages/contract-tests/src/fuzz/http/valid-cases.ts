import fc from 'fast-check'
import type { Operation, Parameter } from '../contract/operations.ts'
import { type Pool, plainName } from '../values/pool.ts'
import { namesOf, validValues } from '../values/valid.ts'
import { type CaseBody, jsonBody } from './case.ts'
import { validForms } from './form-cases.ts'
import { type Visitor, visitors } from './sessions.ts'

/** A case before it is sent, with the value of its body for those who want to break it. */
export interface Draft {
  visitor: Visitor
  path: Record<string, string>
  query: [string, string][]
  headers: Record<string, string>
  body: CaseBody | undefined
}

/** Inputs that the contract allows, from all kinds of visitors. */
export function validCases(operation: Operation, pool: Pool): fc.Arbitrary<Draft> {
  // Made once: building the generators costs more than using them.
  const paths = new Map(visitors.map((visitor) => [visitor, pathOf(operation, visitor, pool)]))
  const who = visitorsOf(operation).chain((visitor) =>
    (paths.get(visitor) ?? fc.constant({})).map((path) => ({ visitor, path })),
  )
  return fc
    .record({
      who,
      query: queryOf(operation, pool),
      headers: headersOf(operation, pool),
      body: bodyOf(operation, pool),
    })
    .map(({ who: { visitor, path }, ...rest }) => ({ visitor, path, ...rest }))
}

/** Every visitor, and more often those who may. */
function visitorsOf({ auth }: Operation): fc.Arbitrary<Visitor> {
  const anybody = fc.constantFrom(...visitors)
  if (auth === 'none') return fc.oneof({ weight: 3, arbitrary: fc.constant('nobody') }, anybody)
  const member = fc.constantFrom<Visitor>('individual', 'agent', 'agency')
  return fc.oneof({ weight: 2, arbitrary: member }, anybody)
}

/** Texts of the path, by preference ids that this visitor has seen in this part of the API. */
function pathOf(
  operation: Operation,
  visitor: Visitor,
  pool: Pool,
): fc.Arbitrary<Record<string, string>> {
  const words = operation.path.split(/[/-]/).map(plainName).filter(Boolean)
  const parts = operation.parameters.filter((parameter) => parameter.in === 'path')
  return fc.record(
    Object.fromEntries(
      parts.map(({ name, schema }) => {
        const known = [`${visitor}:${operation.tag}`, operation.tag, ...words, ...namesOf(name)]
        const made = validValues(schema, { document: 'rest', pool, names: known }).map(String)
        return [name, made] as const
      }),
    ),
  )
}

const none = fc.constant<[string, string][]>([])

/** Optional parameters that most addresses have at most; all of them together rarely make sense. */
const few = 3

function queryOf({ parameters }: Operation, pool: Pool): fc.Arbitrary<[string, string][]> {
  const declared = parameters.filter((parameter) => parameter.in === 'query')
  const one = (parameter: Parameter): fc.Arbitrary<[string, string][]> =>
    valuesOf(parameter, pool).map((value) =>
      (Array.isArray(value) ? value : [value])
        .filter((item) => item !== null)
        .map((item): [string, string] => [parameter.name, textOf(item)]),
    )
  const made = new Map(declared.map((parameter) => [parameter, one(parameter)]))
  const required = declared.filter((parameter) => parameter.required)
  const optional = declared.filter((parameter) => !parameter.required)
  const chosen = fc.oneof(
    { weight: 4, arbitrary: fc.subarray(optional, { maxLength: Math.min(few, optional.length) }) },
    { weight: 1, arbitrary: fc.subarray(optional) },
  )
  return chosen
    .chain((some) =>
      fc.tuple(...[...required, ...some].map((parameter) => made.get(parameter) ?? none)),
    )
    .map((all) => all.flat())
}

function headersOf({ parameters }: Operation, pool: Pool): fc.Arbitrary<Record<string, string>> {
  const declared = parameters.filter((parameter) => parameter.in === 'header')
  const made = Object.fromEntries(
    declared.map((parameter) => [
      parameter.name,
      valuesOf(parameter, pool).map(textOf).map(printable),
    ]),
  )
  return fc.record(made, {
    requiredKeys: declared.filter(({ required }) => required).map(({ name }) => name),
  })
}

export function bodyOf({ body }: Operation, pool: Pool): fc.Arbitrary<CaseBody | undefined> {
  if (!body) return fc.constant(undefined)
  if (body.mediaType === 'multipart/form-data') return validForms(body, pool)
  const made = validValues(body.schema, { document: 'rest', pool, names: [] }).map((value) =>
    jsonBody(JSON.stringify(value)),
  )
  return body.required ? made : fc.option(made, { nil: undefined })
}

const valuesOf = ({ schema, name }: Parameter, pool: Pool): fc.Arbitrary<unknown> =>
  validValues(schema, { document: 'rest', pool, names: namesOf(name) })

/** Numbers are written out: `1e21` is no number of an address. */
const textOf = (value: unknown): string =>
  typeof value === 'number'
    ? decimal(value)
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)

/** Headers carry visible ASCII only. */
const printable = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, 'x').trim()

function decimal(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString()
  const text = String(value)
  return text.includes('e') ? value.toFixed(12) : text
}
