import type { RestDocument } from '../document.ts'
import { exampleMaker } from '../examples/make.ts'
import { exampleOf } from '../examples/media.ts'
import { header } from '../locations.ts'
import type { Answer, OperationEntry } from '../operations.ts'

/** The envelope of every declared failure; operations that share a response share its envelope. */
export function emitErrorFixtures(document: RestDocument, operations: OperationEntry[]): string {
  const make = exampleMaker(document)
  const envelopes = new Map<string, string>()
  const refer = (id: string, status: string, { name, media }: Omit<Answer, 'status'>): string[] => {
    if (!media) return []
    const key = name ?? `${id}${status}`
    envelopes.set(key, JSON.stringify(exampleOf(media, make, `${id} ${status}`)))
    return [`${status}: envelopes.${key}`]
  }
  const rows = operations.map(({ id, errors, unexpected }) => {
    const known = errors.flatMap((error) => refer(id, String(error.status), error))
    return `  ${id}: { ${[...known, ...(unexpected ? refer(id, 'default', unexpected) : [])].join(', ')} },`
  })
  const shared = [...envelopes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, text]) => `  ${key}: (): ErrorEnvelope => (${text}),`)
  return `${header}
import type { ErrorEnvelope } from './types.gen.ts'

const envelopes = {
${shared.join('\n')}
}

/** By operationId and status; \`default\` is a failure of the server itself. */
export const errorFixtures = {
${rows.join('\n')}
}
`
}
