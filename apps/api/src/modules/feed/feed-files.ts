import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'

/** Editions of feeds, in a folder of this machine. */
export interface FeedFiles {
  /** Keeps an edition that was uploaded in the place of the one before. */
  keep(feedId: string, bytes: Uint8Array): Promise<void>
  /** Where it lies; undefined where it is not here. */
  find(name: string): Promise<string | undefined>
  /** Writes what `fill` gives, whole or not at all. Answers where it lies. */
  write(
    name: string,
    fill: (take: (piece: Uint8Array) => Promise<void>) => Promise<void>,
  ): Promise<string>
  /** One that is not there is removed already. */
  remove(name: string): Promise<void>
}

/** @param dataDir the data folder of this server */
export function createFeedFiles(dataDir: string): FeedFiles {
  const folder = path.join(dataDir, 'feeds')
  const at = (name: string) => path.join(folder, name)
  return {
    async keep(feedId, bytes) {
      await mkdir(folder, { recursive: true })
      await writeFile(at(`${feedId}.part`), bytes)
      await rename(at(`${feedId}.part`), at(feedId))
    },
    async find(name) {
      const found = await stat(at(name)).catch(() => undefined)
      return found?.isFile() ? at(name) : undefined
    },
    async write(name, fill) {
      await mkdir(folder, { recursive: true })
      const part = at(`${name}.part`)
      const file = createWriteStream(part)
      try {
        await fill(async (piece) => {
          if (file.errored) throw file.errored
          if (!file.write(piece)) await once(file, 'drain')
        })
        file.end()
        await finished(file)
      } catch (error) {
        file.destroy()
        await rm(part, { force: true })
        throw error
      }
      await rename(part, at(name))
      return at(name)
    },
    async remove(name) {
      await rm(at(name), { force: true })
    },
  }
}
