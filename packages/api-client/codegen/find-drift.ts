import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { compareFile, compareFolders, type Difference } from './compare-folders.ts'
import { writeAll } from './write.ts'

/** Where what is generated is committed. */
export interface Committed {
  generated: string
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
    writeAll(files, folder)
    return {
      differences: [
        ...compareFolders(folder, committed.generated),
        ...compareFile(changelog, committed.changelog),
      ],
      count: fs.readdirSync(folder).length,
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
