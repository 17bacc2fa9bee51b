import { formFields } from './generated/form-fields.gen.ts'
import type { OperationId } from './generated/operations.gen.ts'
import { isMany, readText } from './read-text.ts'

/** A field of a multipart body, as the contract describes it. */
interface FormField {
  kind: string
  /** Of a file; the media types are those that it may have. */
  maxBytes?: number
  mediaTypes?: readonly string[]
}

const table: Readonly<Partial<Record<string, Readonly<Record<string, FormField>>>>> = formFields

/** Fields of a multipart call; none for others. */
export const fieldsOf = (operation: OperationId): Readonly<Record<string, FormField>> =>
  table[operation] ?? {}

/**
 * Reads the parts of a multipart body by the kinds of the contract, ready for validation. Takes a
 * FormData or any list of names with a text or a file; unknown names stay, so that validation can
 * name them.
 */
export function readForm(
  operation: OperationId,
  parts: Iterable<readonly [string, string | Blob]>,
): Record<string, unknown> {
  const fields = fieldsOf(operation)
  const body = [...Map.groupBy(parts, ([name]) => name)].map(([name, values]) => {
    const kind = Object.hasOwn(fields, name) ? fields[name]?.kind : undefined
    const read = values.map(([, value]) =>
      typeof value === 'string' ? readText(kind, value) : value,
    )
    // A name sent twice where one value belongs stays a list, so that validation refuses it.
    return [name, isMany(kind) || read.length > 1 ? read : read[0]]
  })
  return Object.fromEntries(body)
}
