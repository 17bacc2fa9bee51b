import fs from 'node:fs'
import path from 'node:path'
import { ContractFault } from '../contract-fault.ts'

/** A change that looks as if it broke clients, and why it was made without a new major version. */
export interface Accepted {
  /** The release that it was compared with. */
  release: string
  /** What `npm run contracts:breaking` prints, without the file. */
  change: string
  reason: string
  /** It does break those that hold answers against the contract they were built from. */
  strict: boolean
}

/** Reads contracts/releases/accepted.json. */
export function readAccepted(contracts: string): Accepted[] {
  const file = path.join(contracts, 'releases/accepted.json')
  if (!fs.existsSync(file)) return []
  const entries = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Accepted>[]
  return entries.map(({ release, change, reason, strict = false }) => {
    if (!release || !change || !reason)
      throw new ContractFault(
        'contracts/releases/accepted.json: every entry has release, change and reason',
      )
    return { release, change, reason, strict }
  })
}
