import fc from 'fast-check'
import { settled } from '../contract/documents.ts'
import { isFile, type JsonSchema } from '../contract/json-schema.ts'
import type { Body } from '../contract/operations.ts'
import type { Pool } from '../values/pool.ts'
import { namesOf, validValues } from '../values/valid.ts'
import type { CaseBody, FormPart } from './case.ts'
import { goodFiles, oddFiles } from './files.ts'

/** Forms with every member of the schema. */
export function validForms(body: Body, pool: Pool): fc.Arbitrary<CaseBody> {
  const { properties = {}, required = [] } = settled(body.schema)
  const parts = Object.entries(properties).map(([name, schema]) => {
    const part = partOf(name, schema, pool).map((made) => [made])
    return required.includes(name) ? part : fc.oneof(part, fc.constant<FormPart[]>([]))
  })
  return fc.tuple(...parts).map((made) => ({ kind: 'form', parts: made.flat() }))
}

/** Forms with one part that is wrong, missing, doubled or unknown. */
export function brokenForms(body: Body, pool: Pool): fc.Arbitrary<{ body: CaseBody; why: string }> {
  const { properties = {} } = settled(body.schema)
  const members = Object.entries(properties)
  const [firstName = 'file', firstSchema = {}] = members.find(([, schema]) => isFile(schema)) ?? []
  const valid = validForms(body, pool).map((made) => (made.kind === 'form' ? made.parts : []))
  const others = valid.map((parts) => parts.filter(({ name }) => name !== firstName))
  return fc.oneof(
    fc.tuple(others, oddFiles(settled(firstSchema))).map(([parts, { file, why }]) => ({
      why,
      body: form([...parts, { name: firstName, file }]),
    })),
    others.map((parts) => ({ why: `${firstName} is missing`, body: form(parts) })),
    others.map((parts) => ({
      why: `${firstName} is a text`,
      body: form([...parts, { name: firstName, text: 'x' }]),
    })),
    valid.map((parts) => ({ why: 'every part twice', body: form([...parts, ...parts]) })),
    valid.map((parts) => ({
      why: 'an unknown part',
      body: form([...parts, { name: '__proto__', text: 'x' }]),
    })),
  )
}

const form = (parts: FormPart[]): CaseBody => ({ kind: 'form', parts })

function partOf(name: string, schema: JsonSchema, pool: Pool): fc.Arbitrary<FormPart> {
  const whole = settled(schema)
  if (isFile(whole)) return goodFiles(whole).map((file) => ({ name, file }))
  const place = { document: 'rest', pool, names: namesOf(name) } as const
  return validValues(schema, place).map((value) => ({
    name,
    text: typeof value === 'string' ? value : JSON.stringify(value),
  }))
}
