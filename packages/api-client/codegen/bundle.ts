import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { faultIn } from './contract-fault.ts'
import type { ChatDocument, JsonSchema, RestDocument } from './document.ts'
import { locations } from './locations.ts'

export interface Contract {
  rest: RestDocument
  chat: ChatDocument
}

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** Runs the Redocly command line of this package; what it cannot read is a ContractFault. */
export function redocly(...args: string[]): void {
  const cli = path.join(locations.packageRoot, 'node_modules/@redocly/cli/bin/cli.js')
  const { status, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd: locations.contracts,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, ...quiet },
  })
  if (status !== 0) throw faultIn(stderr, locations.contracts) ?? new Error(stderr)
}

/** Bundles both documents and gives both the same set of schemas. */
export function bundleContract(): Contract {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-'))
  try {
    const read = <T>(entry: string, name: string): T => {
      const file = path.join(folder, name)
      redocly('bundle', entry, '--output', file, '--ext', 'json')
      return JSON.parse(fs.readFileSync(file, 'utf8')) as T
    }
    const rest = read<RestDocument>('openapi/openapi.yaml', 'openapi.json')
    const chat = read<ChatDocument>('asyncapi/asyncapi.yaml', 'asyncapi.json')
    return {
      rest: { ...rest, components: { ...rest.components, schemas: union(rest, chat) } },
      chat,
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** One name must mean one schema, whichever document it comes from. */
function union(rest: RestDocument, chat: ChatDocument): Record<string, JsonSchema> {
  const schemas = { ...rest.components.schemas }
  for (const [name, schema] of Object.entries(chat.components.schemas)) {
    const known = schemas[name]
    if (known && canonical(known) !== canonical(schema))
      throw new Error(
        `Schema ${name} differs between the REST and the chat document: rename one, or put it into contracts/schemas/${name}.yaml and refer to it from both.`,
      )
    schemas[name] = schema
  }
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, node: unknown) =>
    node && typeof node === 'object' && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node,
  )
