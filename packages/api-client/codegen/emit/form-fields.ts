import { deref, type JsonSchema, type RestDocument } from '../document.ts'
import { kindOf } from '../kinds.ts'
import { header } from '../locations.ts'
import type { OperationEntry } from '../operations.ts'

/** Fields of the multipart bodies: how each is read, and what a file may be. */
export function emitFormFields(document: RestDocument, operations: OperationEntry[]): string {
  const forms = operations.filter(({ body }) => body?.kind === 'multipart')
  const rows = forms.map(({ id, body }) => {
    const form = deref<JsonSchema>(document, body?.media.schema ?? {})
    const fields = Object.entries(form.properties ?? {}).map(
      ([name, field]) => `    ${JSON.stringify(name)}: ${fieldSource(document, field)},`,
    )
    return `  ${id}: {\n${fields.join('\n')}\n  },`
  })
  return `${header}
/** Each multipart call and its fields; sizes in bytes. */
export const formFields = {
${rows.join('\n')}
} as const
`
}

function fieldSource(document: RestDocument, given: JsonSchema): string {
  const kind = kindOf(document, given)
  const field = deref<JsonSchema>(document, given)
  if (kind !== 'file' && kind !== 'files') return `{ kind: '${kind}' }`
  const file = kind === 'files' ? deref<JsonSchema>(document, field.items ?? {}) : field
  const limit = file['x-max-bytes']
  const types = file['x-media-types']
  if (!limit || !types) throw new Error('a file needs x-max-bytes and x-media-types')
  return `{ kind: '${kind}', maxBytes: ${limit}, mediaTypes: ${JSON.stringify(types)} }`
}
