import fs from 'node:fs'
import { readSnapshot, takeSnapshot } from '../snapshot.ts'
import type { World } from '../world.ts'

/** The world that a file keeps; undefined where there is none that can be read. */
export function readState(file: string): World | undefined {
  if (!fs.existsSync(file)) return undefined
  try {
    return readSnapshot(fs.readFileSync(file, 'utf8'))
  } catch (cause) {
    console.warn(`${file} cannot be used and is written anew.`, cause)
    return undefined
  }
}

/** Writes beside the file first, so that a stop in between leaves the old one whole. */
export function writeState(file: string, world: World): void {
  fs.writeFileSync(`${file}.new`, takeSnapshot(world))
  fs.renameSync(`${file}.new`, file)
}
