import { type JsonSchema, pascal, type RestDocument } from '../../document.ts'
import type { OperationEntry } from '../../operations.ts'

/**
 * Schemas that forbid further properties refuse them. The generator writes them as open objects,
 * which would drop a mistyped field in silence.
 */
export function closed(
  source: string,
  document: RestDocument,
  operations: OperationEntry[],
): string {
  const named = Object.entries(document.components.schemas)
  const bodies = operations.flatMap(({ id, body }): [string, JsonSchema][] =>
    body && !body.media.schema.$ref ? [[`${pascal(id)}Body`, body.media.schema]] : [],
  )
  const roots = [...named, ...bodies]
  for (const [name, schema] of roots) refuseNested(name, schema)
  return roots
    .filter(([, schema]) => schema.additionalProperties === false)
    .reduce((text, [name]) => close(text, name), source)
}

function close(source: string, name: string): string {
  const open = `export const z${name} = z.object(`
  if (!source.includes(open)) throw new Error(`z${name} is not written as a plain object`)
  return source.replace(open, `export const z${name} = z.strictObject(`)
}

/** An unnamed object inside another cannot be found in the source again. */
function refuseNested(name: string, schema: JsonSchema): void {
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.oneOf ?? schema.anyOf ?? schema.allOf ?? []),
  ]
  for (const part of parts) {
    if (part.additionalProperties === false)
      throw new Error(
        `${name}: an object that forbids further properties must be a schema of its own in contracts/schemas`,
      )
    refuseNested(name, part)
  }
}
