import type { Change } from './change.ts'
import { eventPrefix } from './one-document.ts'
import { callOf, fieldOf } from './place.ts'
import { pointerSteps } from './pointer.ts'
import { pointerOf, sentence, subjectOf } from './sentence.ts'

export const sections = ['Added', 'Changed', 'Deprecated', 'Removed'] as const
export const groups = ['Operations', 'Events', 'Schemas', 'Fields', 'Details'] as const

export interface Entry {
  section: (typeof sections)[number]
  group: (typeof groups)[number]
  text: string
}

/** Words for readers: they change nothing that a client sends or is sent. */
const wording = new Set([
  'description',
  'summary',
  'title',
  'tags',
  'version',
  'example',
  'examples',
  'x-fallback-message',
  'x-fallback-message-401',
])
const methods = new Set(['get', 'put', 'post', 'patch', 'delete'])

/** What the changelog says about a change: nothing where only words changed. */
export function describe(change: Change): Entry[] {
  const { property, typeName, kind } = change
  if (property === 'deprecated')
    return [{ section: 'Deprecated', group: 'Details', text: `\`${subjectOf(change)}\`` }]
  if (wording.has(property ?? '') || ['Info', 'Tag', 'ExamplesMap'].includes(typeName)) return []
  if (kind === 'modified') return [{ section: 'Changed', group: 'Details', text: sentence(change) }]
  const section = kind === 'added' ? 'Added' : 'Removed'
  const pointer = pointerOf(change)
  const steps = pointerSteps(pointer)
  const field = fieldOf(pointer)
  if (typeName === 'PathItem' || typeName === 'Operation')
    return calls(change).map((entry) => ({ section, ...entry }))
  if (typeName === 'Schema' && field && steps.length === 3)
    return [{ section, group: 'Schemas', text: `\`${field}\`` }]
  if (typeName === 'Schema' && field && steps.at(-2) === 'properties')
    return [{ section, group: 'Fields', text: `\`${field}\`` }]
  const text = detail(change)
  return text ? [{ section, group: 'Details', text }] : []
}

/** Every operation of a path, or the one that came or went. */
function calls({ path, typeName, base, revision }: Change): Omit<Entry, 'section'>[] {
  const value = (revision ?? base)?.value as Record<string, unknown>
  const found: [pointer: string, value: unknown][] =
    typeName === 'Operation'
      ? [[path, value]]
      : Object.entries(value)
          .filter(([method]) => methods.has(method))
          .map(([method, operation]) => [`${path}/${method}`, operation])
  return found.map(([pointer, operation]) => {
    const { operationId, summary } = operation as { operationId?: string; summary?: string }
    const [, place = ''] = pointerSteps(pointer)
    if (place.startsWith(eventPrefix))
      return { group: 'Events', text: `\`${callOf(pointer)}\`: ${summary}` }
    return { group: 'Operations', text: `\`${callOf(pointer)}\` (\`${operationId}\`): ${summary}` }
  })
}

/** Parameters, answers and the like, named by the call that they belong to. */
function detail(change: Change): string | undefined {
  const call = callOf(change.path)
  if (!call) return undefined
  const value = (change.revision ?? change.base)?.value as { name?: string } | undefined
  const last = pointerSteps(change.path).at(-1)
  if (change.typeName === 'Parameter') return `\`${call}\`: parameter \`${value?.name ?? last}\``
  if (change.typeName === 'Response') return `\`${call}\`: answer ${last}`
  if (change.verdicts.length > 0) return sentence(change)
  return `\`${subjectOf(change)}\`: ${change.typeName} \`${last}\``
}
