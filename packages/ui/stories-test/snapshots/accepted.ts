import fs from 'node:fs'
import path from 'node:path'
import type { Shot } from './take.ts'

const root = path.resolve(import.meta.dirname, '../../snapshots')

/** The accepted pictures: all were taken with one program, of one major version. */
export interface Accepted {
  /** Undefined where nothing has been accepted yet. */
  drawnBy: string | undefined
  /** Names of the pictures. */
  names: string[]
  read(name: string): Buffer | undefined
}

export function readAccepted(folder = root): Accepted {
  const [drawnBy] = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  const own = path.join(folder, drawnBy ?? '')
  const files = drawnBy ? fs.readdirSync(own) : []
  return {
    drawnBy,
    names: files.map((file) => path.basename(file, '.png')),
    read: (name) =>
      files.includes(`${name}.png`) ? fs.readFileSync(path.join(own, `${name}.png`)) : undefined,
  }
}

/** Makes these pictures the accepted ones, in place of all others. */
export function accept(drawnBy: string, shots: readonly Shot[], folder = root): void {
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(path.join(folder, drawnBy), { recursive: true })
  for (const { name, picture } of shots)
    fs.writeFileSync(path.join(folder, drawnBy, `${name}.png`), picture)
}
