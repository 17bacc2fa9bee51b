import type { PictureRefusal } from '../../pictures/picture-refusal.ts'
import { fieldProblem } from '../credentials/problems.ts'

/** In the words of its cause, on the field and above it: pictures have one place for them. */
export function refusedPicture(field: string, { reason, said }: PictureRefusal) {
  const { status, problem } = fieldProblem(field, reason, said)
  if (reason !== 'kind' && reason !== 'heic') return { status, problem: { ...problem, ...said } }
  return { status: 415, problem: { ...problem, ...said, code: 'unsupported_media_type' } } as const
}
