import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { isFile, type JsonSchema, type RestDocument } from '../document.ts'
import { header } from '../locations.ts'
import { withoutAlternatives } from './zod/alternatives.ts'

const blob = ts.factory.createTypeReferenceNode('Blob')

/** TypeScript types of every path, operation and schema. */
export async function emitTypes(document: RestDocument): Promise<string> {
  const nodes = await openapiTS(structuredClone(withoutAlternatives(document)) as never, {
    alphabetize: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    defaultNonNullable: false,
    transform: (schema) => (isFile(schema as JsonSchema) ? blob : undefined),
  })
  return header + astToString(nodes)
}
