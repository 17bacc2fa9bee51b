import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { RestDocument } from '../document.ts'
import { header } from '../locations.ts'

const blob = ts.factory.createTypeReferenceNode('Blob')

/** TypeScript types of every path, operation and schema. */
export async function emitTypes(document: RestDocument): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as never, {
    alphabetize: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    defaultNonNullable: false,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  })
  return header + astToString(nodes)
}
