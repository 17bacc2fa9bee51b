import type { OperationId } from '../../generated/operations.gen.ts'
import type { FieldError } from '../../generated/types.gen.ts'
import { fieldsOf } from '../../read-form.ts'
import {
  badBody,
  bodyTooLarge,
  type RequestProblem,
  unreadableBody,
  wrongMediaType,
} from '../request-problem.ts'
import { type Said, say } from '../say.ts'

/** Bytes of all text fields together, and of the lines between the parts. */
export const TEXT_LIMIT = 256 * 1024
/** Parts of one body; the largest form of the contract has fewer fields. */
export const PARTS_LIMIT = 50

/** Bytes of a whole form: as many as its files may have, and its texts. */
export const formLimit = (operation: OperationId): number =>
  Object.values(fieldsOf(operation)).reduce((sum, { maxBytes = 0 }) => sum + maxBytes, TEXT_LIMIT)

/** The refusal of a form beyond its limit; any of its files may be the one. */
export const formTooLarge = (operation: OperationId): RequestProblem =>
  bodyTooLarge(
    Object.entries(fieldsOf(operation)).flatMap(([name, { maxBytes }]) =>
      maxBytes === undefined ? [] : [tooLarge(name, maxBytes)],
    ),
  )

export const unreadableForm = (): RequestProblem => unreadableBody(say('problem.form'))

export const textTooLong = (name: string): RequestProblem =>
  bodyTooLarge([{ path: name.slice(0, 200), rule: 'size', ...say('field.tooLong') }])

/** The refusal of a file of a kind that its field does not take. */
export const wrongFileType = (
  path: string,
  mediaTypes: readonly string[],
  file?: Pick<Blob, 'type' | 'size'>,
): RequestProblem => {
  const types = mediaTypes.join(', ')
  const said = file && wordsOfPicture(file, mediaTypes)
  const field = said ?? say('field.be', { value: types })
  return wrongMediaType(types, [{ path, rule: 'x-media-types', ...field }], said)
}

/** What people are told who choose another file where pictures are taken. */
function wordsOfPicture(
  { type, size }: Pick<Blob, 'type' | 'size'>,
  mediaTypes: readonly string[],
): Said | undefined {
  if (!mediaTypes.every((each) => each.startsWith('image/'))) return undefined
  if (size === 0) return say('picture.empty')
  if (type === 'image/heic') return say('picture.heic')
  if (type === 'image/gif') return say('picture.animated')
  // The words name AVIF.
  return mediaTypes.includes('image/avif') ? say('picture.kind') : undefined
}

/**
 * Size and kind of the files of a form, by their field of the contract. Names that the form does not
 * have are validation's to refuse.
 * @throws RequestProblem 413 and 415 name the file, 422 the text in its place
 */
export function checkParts(
  operation: OperationId,
  parts: readonly (readonly [name: string, value: string | Blob])[],
): void {
  if (parts.length > PARTS_LIMIT) throw unreadableForm()
  const fields = fieldsOf(operation)
  for (const [name, value] of parts) {
    const { kind, maxBytes, mediaTypes } = (Object.hasOwn(fields, name) && fields[name]) || {}
    if (typeof value === 'string') {
      if (value.length > TEXT_LIMIT) throw textTooLong(name)
      if (isFileKind(kind)) throw badBody([{ path: name, rule: 'type', ...say('field.file') }])
    } else if (isFileKind(kind)) {
      if (maxBytes !== undefined && value.size > maxBytes)
        throw bodyTooLarge([tooLarge(name, maxBytes)])
      if (mediaTypes && !mediaTypes.includes(value.type))
        throw wrongFileType(name, mediaTypes, value)
    }
  }
}

const isFileKind = (kind: string | undefined): boolean => kind === 'file' || kind === 'files'

const tooLarge = (path: string, maxBytes: number): FieldError => ({
  path,
  rule: 'x-max-bytes',
  ...say('field.fileSize', { size: inMegabytes(maxBytes) }),
})

const inMegabytes = (bytes: number): number => Math.round((bytes / 1024 / 1024) * 10) / 10
