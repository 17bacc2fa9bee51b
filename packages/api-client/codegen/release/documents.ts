import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ContractFault, type Place } from '../contract-fault.ts'
import { neutralRules, runRedocly } from '../redocly.ts'
import { lineOf } from './line-of.ts'

/** A document as parsed JSON; releases hold it just so. */
export interface Document {
  info: { title?: string; version: string }
  components?: { schemas?: Record<string, unknown> }
  [key: string]: unknown
}

/** Both halves of the contract: one version, two documents. */
export interface Documents {
  openapi: Document
  asyncapi: Document
}

export const halves = ['openapi', 'asyncapi'] as const
export type Half = (typeof halves)[number]

/** Calls the function with a folder that is gone afterwards. */
export async function withScratch<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-'))
  try {
    return await use(folder)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Bundles the documents of a contracts folder, each into one, without adding anything. */
export async function bundleDocuments(contracts: string): Promise<Documents> {
  const [documents] = await bundleFolders([contracts])
  if (!documents) throw new Error(`${contracts} was not bundled`)
  return sameVersion(documents, contracts)
}

/** The same for several folders, by one program. */
export async function bundleFolders(folders: string[]): Promise<Documents[]> {
  if (folders.length === 0) return []
  const files = folders.flatMap((folder) =>
    halves.map((half) => path.join(folder, half, `${half}.yaml`)),
  )
  const options = ['--ext', 'json', '--config', neutralRules, '--lint-config', 'off']
  const [first = '.'] = folders
  const printed = (await runRedocly(
    first,
    files.length,
    'bundle',
    ...files,
    ...options,
  )) as Document[]
  return folders.map((_, index) => {
    const [openapi, asyncapi] = printed.slice(index * halves.length)
    if (!openapi || !asyncapi) throw new Error('Redocly bundled less than it was asked for')
    return { openapi, asyncapi }
  })
}

/** Both halves have one version; where they do not, the contract has a fault. */
export function sameVersion(documents: Documents, contracts: string): Documents {
  const { openapi, asyncapi } = documents
  if (openapi.info.version !== asyncapi.info.version)
    throw new ContractFault(
      `The version is ${asyncapi.info.version} here and ${openapi.info.version} in contracts/openapi/openapi.yaml: give both the same.`,
      versionPlace(contracts, 'asyncapi'),
    )
  return documents
}

function versionPlace(contracts: string, half: Half): Place {
  const file = `${half}/${half}.yaml`
  const text = fs.readFileSync(path.join(contracts, file), 'utf8')
  return { file, line: lineOf(text, ['info', 'version']) ?? 1, column: 3 }
}
