import fs from 'node:fs'
import path from 'node:path'
import { lineOf, schemaLineOf } from './line-of.ts'
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

/** Where contracts/openapi/openapi.yaml says that a path is: a file, and the key in it. */
interface PathFile {
  file: string
  key: string
}

/** A file of the repository, and the line where that is known. */
export interface FilePlace {
  file: string
  line?: number
}

/** The file to edit and its line, as `contracts/schemas/User.yaml`, 12. */
export function placeOf(pointer: string, contracts: string): FilePlace {
  const [part, second = '', third = '', ...rest] = pointerSteps(pointer)
  const folder = folders[second]
  if (part === 'components' && folder)
    return at(contracts, `${folder}/${third}.yaml`, (text) => schemaLineOf(text, rest))
  if (part === 'paths' && second.startsWith(eventPrefix)) {
    const address = second.slice(eventPrefix.length)
    return at(contracts, 'contracts/asyncapi/asyncapi.yaml', (text) => addressLine(text, address))
  }
  const openapi = 'contracts/openapi/openapi.yaml'
  const property = part === 'paths' ? readPathFiles(contracts).get(second) : undefined
  return property
    ? at(contracts, property.file, (text) => lineOf(text, [property.key, third, ...rest]))
    : at(contracts, openapi, (text) => lineOf(text, [part ?? '', second, third, ...rest]))
}

/** The same for a pointer into the chat document. */
export const chatPlace = (pointer: string, contracts: string): FilePlace =>
  at(contracts, 'contracts/asyncapi/asyncapi.yaml', (text) => lineOf(text, pointerSteps(pointer)))

/** A file of the contract with the line that is found in its text, where both are there. */
function at(
  contracts: string,
  file: string,
  find: (text: string) => number | undefined,
): FilePlace {
  const source = path.join(contracts, path.relative('contracts', file))
  const line = fs.existsSync(source) ? find(fs.readFileSync(source, 'utf8')) : undefined
  return line ? { file, line } : { file }
}

function addressLine(text: string, address: string): number | undefined {
  const index = text.split('\n').findIndex((line) => {
    const [, , value] = /^\s*address:\s*(['"]?)(.*?)\1\s*$/.exec(line) ?? []
    return value === address
  })
  return index < 0 ? undefined : index + 1
}

function readPathFiles(contracts: string): Map<string, PathFile> {
  const openapi = fs.readFileSync(path.join(contracts, 'openapi/openapi.yaml'), 'utf8')
  const entries = openapi.matchAll(
    /^ {2}(\/\S*):\s*(?:\{\s*)?\$ref:\s*'?\.?\/?([^'#\s]+)#\/([^'\s}]+)/gm,
  )
  return new Map(
    [...entries].map(([, route = '', file = '', key = '']) => [
      route,
      { file: `contracts/openapi/${file}`, key },
    ]),
  )
}
