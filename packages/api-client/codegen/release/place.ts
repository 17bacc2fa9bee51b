import { eventPrefix } from './one-document.ts'
import { pointerSteps } from './pointer.ts'

/** `GET /ping` or `chat:init`, for what lies in an operation or an event. */
export function callOf(pointer: string): string | undefined {
  const [part, path = '', method] = pointerSteps(pointer)
  if (part !== 'paths') return undefined
  if (path.startsWith(eventPrefix)) return path.slice(eventPrefix.length)
  return method ? `${method.toUpperCase()} ${path}` : path
}

/** `User`, `User.email` or `Location.aliases[]`, for what lies in a named schema. */
export function fieldOf(pointer: string): string | undefined {
  const [part, kind, name, ...rest] = pointerSteps(pointer)
  if (part !== 'components' || kind !== 'schemas' || !name) return undefined
  return [name, ...fieldSteps(rest)].join('.').replaceAll('.[]', '[]')
}

/** `data._id`, for what lies in a schema that has no name. */
export const inlineFieldOf = (pointer: string): string =>
  fieldSteps(pointerSteps(pointer)).join('.').replaceAll('.[]', '[]')

const fieldSteps = (steps: string[]): string[] =>
  steps.flatMap((step, index) =>
    steps[index - 1] === 'properties' ? [step] : step === 'items' ? ['[]'] : [],
  )

const folders: Record<string, string> = {
  schemas: 'contracts/schemas',
  parameters: 'contracts/openapi/parameters',
  responses: 'contracts/openapi/responses',
}

/** The file to edit. `pathFiles` says which file of contracts/openapi/paths holds a path. */
export function fileOf(pointer: string, pathFiles: Map<string, string>): string {
  const [part, second = '', name = ''] = pointerSteps(pointer)
  const folder = folders[second]
  if (part === 'components' && folder) return `${folder}/${name}.yaml`
  if (part === 'paths' && second.startsWith(eventPrefix)) return 'contracts/asyncapi/asyncapi.yaml'
  return (part === 'paths' && pathFiles.get(second)) || 'contracts/openapi/openapi.yaml'
}

/** Path → the file that openapi.yaml refers to for it. */
export function readPathFiles(openapi: string): Map<string, string> {
  const entries = openapi.matchAll(/^ {2}(\/\S*):\s*(?:\{\s*)?\$ref:\s*'?\.?\/?([^'#\s]+)/gm)
  return new Map(
    [...entries].map(([, path = '', file = '']) => [path, `contracts/openapi/${file}`]),
  )
}
