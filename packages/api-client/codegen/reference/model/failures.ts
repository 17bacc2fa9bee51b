import { deref } from '../../document.ts'
import type { ReferenceResponse } from './documents.ts'
import type { Reference } from './reference.ts'
import type { OperationModel } from './tag-model.ts'

/** One kind of failure: a status with a code of the envelope. */
export interface Failure {
  code: string
  /** `code` of the envelope in the example. */
  word: string | undefined
  descriptions: string[]
  example: unknown
  operations: OperationModel[]
}

/** Each kind of failure once, by status and code, with everything that it can mean. */
export function failuresOf({ rest, tags }: Reference): Failure[] {
  const found = new Map<string, Failure>()
  for (const operation of tags.flatMap(({ operations }) => operations))
    for (const [code, given] of Object.entries(operation.raw.responses)) {
      if (code.startsWith('2')) continue
      const { description, content } = deref<ReferenceResponse>(rest, given)
      const media = content?.['application/json']
      const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value
      const word = wordOf(example)
      const kind = `${code} ${word}`
      const { descriptions = [], operations = [] } = found.get(kind) ?? {}
      if (!descriptions.includes(description)) descriptions.push(description)
      operations.push(operation)
      const kept = found.get(kind)?.example ?? example
      found.set(kind, { code, word, descriptions, example: kept, operations })
    }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, failure]) => failure)
}

function wordOf(example: unknown): string | undefined {
  if (typeof example !== 'object' || example === null || !('code' in example)) return undefined
  return typeof example.code === 'string' ? example.code : undefined
}
