import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../../db/error-code.ts'
import { checkKey, FilesDown, type FilesPort } from './files-port.ts'

/** What is there no longer, or never was. */
const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')

/** Keeps files in a folder, each whole: it is written beside its place, then moved there. */
export function createFolderFiles(folder: string): FilesPort {
  const placeOf = (key: string): string => {
    checkKey(key)
    return path.join(folder, ...key.split('/'))
  }
  const down = (doing: string) => (cause: unknown) => {
    throw new FilesDown(doing, { cause })
  }

  async function write(place: string, body: Uint8Array): Promise<void> {
    const part = `${place}.${randomUUID()}.part`
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
    try {
      const file = await open(part, 'wx', 0o600)
      try {
        await file.writeFile(body)
        // Or a machine that stops now leaves the name without the contents.
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(part, place)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }

  return {
    description: `Files are kept in ${folder}; FILES_S3_ENDPOINT changes that.`,
    publicUrl: undefined,
    async put(key, body) {
      await write(placeOf(key), body).catch(down('writing'))
    },
    async get(key) {
      const place = placeOf(key)
      try {
        const file = await open(place)
        const { size, mtime } = await file.stat()
        return { bytes: size, modified: mtime, body: file.createReadStream() }
      } catch (error) {
        return isMissing(error) ? undefined : down('reading')(error)
      }
    },
    async stat(key) {
      const place = placeOf(key)
      try {
        const { size, mtime } = await stat(place)
        return { bytes: size, modified: mtime }
      } catch (error) {
        return isMissing(error) ? undefined : down('reading')(error)
      }
    },
    async delete(key) {
      await rm(placeOf(key), { force: true }).catch(down('removing'))
    },
  }
}
