import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { compareFile, compareFolders, type Difference } from './compare-folders.ts'
import { writeReference } from './reference/write-reference.ts'
import { writeAll } from './write.ts'

/** Where what is generated is committed. */
export interface Committed {
  generated: string
  reference: string
  changelog: string
}

/** What the contract makes: files by name, and the changelog. */
export interface Made {
  files: Map<string, string>
  changelog: string
}

export interface Drift {
  differences: Difference[]
  /** How many files were made. */
  count: number
}

/** Writes what was made into a folder that is gone afterwards, and compares it with what is committed. */
export function findDrift({ files, changelog }: Made, committed: Committed): Drift {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'drift-'))
  try {
    const fresh = {
      generated: path.join(folder, 'generated'),
      reference: path.join(folder, 'reference'),
    }
    writeAll(files, fresh.generated)
    writeReference(files, fresh.reference)
    return {
      differences: [
        ...compareFolders(fresh.generated, committed.generated),
        ...compareFolders(fresh.reference, committed.reference),
        ...compareFile(changelog, committed.changelog),
      ],
      count: fs.readdirSync(fresh.generated).length + fs.readdirSync(fresh.reference).length,
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
