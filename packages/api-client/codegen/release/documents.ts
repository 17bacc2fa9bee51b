import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ContractFault, type Place } from '../contract-fault.ts'
import { runRedocly } from '../rules/redocly-cli.ts'
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
export function bundleDocuments(contracts: string): Promise<Documents> {
  return withScratch(async (folder) => {
    const bundle = async (half: Half): Promise<Document> => {
      const file = path.join(folder, `${half}.json`)
      await runRedocly(contracts, 'bundle', `${half}/${half}.yaml`, '--output', file)
      return JSON.parse(fs.readFileSync(file, 'utf8')) as Document
    }
    const [openapi, asyncapi] = await Promise.all([bundle('openapi'), bundle('asyncapi')])
    if (openapi.info.version !== asyncapi.info.version)
      throw new ContractFault(
        `The version is ${asyncapi.info.version} here and ${openapi.info.version} in contracts/openapi/openapi.yaml: give both the same.`,
        versionPlace(contracts, 'asyncapi'),
      )
    return { openapi, asyncapi }
  })
}

function versionPlace(contracts: string, half: Half): Place {
  const file = `${half}/${half}.yaml`
  const text = fs.readFileSync(path.join(contracts, file), 'utf8')
  return { file, line: lineOf(text, ['info', 'version']) ?? 1, column: 3 }
}
