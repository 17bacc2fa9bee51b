import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { locations } from '../../codegen/locations.ts'
import { bundleDocuments, type Documents } from '../../codegen/release/documents.ts'
import { writeRelease } from '../../codegen/release/releases.ts'
import type { Edit } from './seed.ts'

/** A copy of contracts/ whose newest release is the contract itself. */
export interface Workspace {
  contracts: string
  documents: Documents
  /** Another copy, with the edits. */
  copy(edits: readonly Edit[]): string
  remove(): void
}

/** Copies the contract to a temporary folder and releases it there. */
export async function makeWorkspace(): Promise<Workspace> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-'))
  const contracts = path.join(root, 'contracts')
  fs.cpSync(locations.contracts, contracts, { recursive: true })
  // The rules are found where redocly.yaml says, beside the contract.
  fs.symlinkSync(path.join(locations.repository, 'packages'), path.join(root, 'packages'))
  fs.rmSync(path.join(contracts, 'releases'), { recursive: true, force: true })
  const documents = await bundleDocuments(contracts)
  writeRelease(contracts, documents)
  let copies = 0
  return {
    contracts,
    documents,
    copy(edits) {
      copies += 1
      const folder = path.join(root, String(copies), 'contracts')
      fs.cpSync(contracts, folder, { recursive: true })
      apply(folder, edits)
      return folder
    },
    remove: () => fs.rmSync(root, { recursive: true, force: true }),
  }
}

/** Makes the edits in the folder; one that no longer finds its text fails. */
export function apply(folder: string, edits: readonly Edit[]): void {
  for (const edit of edits) {
    const target = path.join(folder, edit[0])
    if (edit.length === 2) {
      fs.writeFileSync(target, edit[1])
      continue
    }
    const [file, from, to] = edit
    const text = fs.readFileSync(target, 'utf8')
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`${file}: nothing to seed at ${from}`)
    fs.writeFileSync(target, changed)
  }
}

/** Sets `info.version` of both documents. */
export const versions = (text: string): Edit[] =>
  ['openapi/openapi.yaml', 'asyncapi/asyncapi.yaml'].map((file) => [
    file,
    /^( {2}version: )'.*'/m,
    `$1'${text}'`,
  ])
