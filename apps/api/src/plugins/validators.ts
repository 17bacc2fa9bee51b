import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import { contractSchema } from './contract-schemas.ts'

/**
 * Validation by the contract's own dialect (JSON Schema 2020-12). Nothing is coerced: query texts
 * are read by the kinds of the contract before they come here.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<unknown> {
  const ajv = new Ajv2020({ allErrors: true, useDefaults: true, strict: false })
  addFormats.default(ajv)
  ajv.addSchema(contractSchema)
  return ({ schema }) => {
    const validate = ajv.compile(schema as object)
    return (value) =>
      validate(value) ? { value } : { error: new SchemaViolation(validate.errors ?? []) }
  }
}

/** Carries the raw findings to the place where the envelope is written. */
export class SchemaViolation extends Error {
  readonly findings: NonNullable<Ajv2020['errors']>
  constructor(findings: NonNullable<Ajv2020['errors']>) {
    super('the request does not match the contract')
    this.findings = findings
  }
}
