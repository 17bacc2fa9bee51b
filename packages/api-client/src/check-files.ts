import type { OperationId } from './generated/operations.gen.ts'
import type { FieldError } from './generated/types.gen.ts'
import { fieldsOf } from './read-form.ts'
import type { Problem } from './server-handler.ts'

/**
 * Why a form is refused for one of its files: too many bytes (413), or announced as something that
 * the contract does not take there (415).
 */
export function checkFiles(
  operation: OperationId,
  body: Readonly<Record<string, unknown>>,
): { status: number; problem: Problem } | undefined {
  for (const [path, { maxBytes = Number.POSITIVE_INFINITY, mediaTypes }] of Object.entries(
    fieldsOf(operation),
  ))
    for (const file of [body[path]].flat()) {
      if (!(file instanceof Blob)) continue
      if (file.size > maxBytes) return tooLarge(path, maxBytes)
      if (mediaTypes && !mediaTypes.includes(file.type)) return wrongMediaType(path, mediaTypes)
    }
  return undefined
}

const tooLarge = (path: string, maxBytes: number) => {
  const message = `must have at most ${Math.round(maxBytes / 1024 / 1024)} MB`
  const fields: FieldError[] = [{ path, rule: 'x-max-bytes', message }]
  const problem = {
    code: 'payload_too_large' as const,
    message: 'This is too large to be sent.',
    fields,
  }
  return { status: 413, problem }
}

/** The refusal of a file of another kind, which its first bytes may show as well as its name. */
export function wrongMediaType(path: string, mediaTypes: readonly string[]) {
  const types = mediaTypes.join(', ')
  const fields: FieldError[] = [{ path, rule: 'x-media-types', message: `must be ${types}` }]
  const problem = {
    code: 'unsupported_media_type' as const,
    message: `Only ${types} is understood here.`,
    fields,
  }
  return { status: 415 as const, problem }
}
