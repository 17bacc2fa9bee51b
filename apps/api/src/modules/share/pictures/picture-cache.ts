import fs from 'node:fs/promises'
import path from 'node:path'

export interface PictureCache {
  /** The file of that name, made where it is not there. One that is being made is waited for. */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer>
}

interface Options {
  folder: string
  /** Bytes that may be kept. */
  limit: number
  /** Hears of a disk that does not work; pictures are answered all the same. */
  warn: (error: unknown) => void
}

/** Share of the limit that is left when the oldest are removed. */
const KEPT = 0.8

/** Keeps pictures on disk; those that were not asked for the longest go first. */
export function createPictureCache({ folder, limit, warn }: Options): PictureCache {
  const making = new Map<string, Promise<Buffer>>()
  /** Bytes in the folder; unknown until the first picture is kept. */
  let size: number | undefined

  async function keep(name: string, bytes: Buffer): Promise<void> {
    await fs.mkdir(folder, { recursive: true })
    const whole = path.join(folder, name)
    // Another process never sees half a picture.
    const part = `${whole}.${process.pid}.part`
    await fs.writeFile(part, bytes)
    await fs.rename(part, whole)
    size = size === undefined ? await sizeOf(folder) : size + bytes.length
    if (size > limit) size = await removeOldest(folder, limit * KEPT)
  }

  async function find(name: string): Promise<Buffer | undefined> {
    const file = path.join(folder, name)
    const bytes = await fs.readFile(file).catch(() => undefined)
    const now = new Date()
    if (bytes) await fs.utimes(file, now, now).catch(() => undefined)
    return bytes
  }

  async function make(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await find(name)
    if (kept) return kept
    const bytes = await draw()
    await keep(name, bytes).catch(warn)
    return bytes
  }

  return {
    get(name, draw) {
      const under = making.get(name)
      if (under) return under
      const made = make(name, draw).finally(() => making.delete(name))
      making.set(name, made)
      return made
    },
  }
}

async function filesOf(folder: string) {
  const names = await fs.readdir(folder)
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      const stat = await fs.stat(file).catch(() => undefined)
      return stat?.isFile() ? [{ file, bytes: stat.size, used: stat.mtimeMs }] : []
    }),
  )
  return files.flat()
}

async function sizeOf(folder: string): Promise<number> {
  return (await filesOf(folder)).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Removes files, oldest first, until no more bytes than these are left; answers how many are. */
async function removeOldest(folder: string, most: number): Promise<number> {
  const files = (await filesOf(folder)).sort((a, b) => a.used - b.used)
  let size = files.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { file, bytes } of files) {
    if (size <= most) break
    await fs.rm(file, { force: true })
    size -= bytes
  }
  return size
}
