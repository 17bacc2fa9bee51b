import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { locations } from '../../codegen/locations.ts'
import { bundleDocuments } from '../../codegen/release/documents.ts'
import { writeRelease } from '../../codegen/release/releases.ts'
import type { Edit } from './seeds.ts'

/** A copy of contracts/ whose newest release is the contract itself. */
export interface Workspace {
  contracts: string
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
  writeRelease(contracts, await bundleDocuments(contracts))
  return { contracts, remove: () => fs.rmSync(root, { recursive: true, force: true }) }
}

/** Makes the edits in the folder; one that no longer finds its text fails. */
export function apply(folder: string, edits: Edit[]): void {
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

/** Calls the function while the folder holds the edits, and puts it back afterwards. */
export async function seeded<T>(folder: string, edits: Edit[], use: () => Promise<T>): Promise<T> {
  const saved = `${folder}.saved`
  fs.cpSync(folder, saved, { recursive: true })
  try {
    apply(folder, edits)
    return await use()
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
    fs.renameSync(saved, folder)
  }
}
