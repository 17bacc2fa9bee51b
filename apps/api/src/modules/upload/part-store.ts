import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { FileStore } from '@tus/file-store'
import { KEPT_HOURS } from './repository.ts'

const MS_AN_HOUR = 3_600_000

/** Files on their way here, in a folder of this machine until they are whole. */
export interface PartStore {
  readonly store: FileStore
  /** The whole file; undefined while parts are missing. @throws where there is none */
  read(id: string): Promise<Uint8Array | undefined>
  /** One that is not there is removed already. */
  remove(id: string): Promise<void>
}

/** @param dataDir the data folder of this server */
export function createPartStore(dataDir: string): PartStore {
  const directory = path.join(dataDir, 'uploads')
  const store = new FileStore({
    directory,
    expirationPeriodInMilliseconds: KEPT_HOURS * MS_AN_HOUR,
  })
  return {
    store,
    async read(id) {
      const { offset, size } = await store.getUpload(id)
      return offset === size ? readFile(path.join(directory, id)) : undefined
    },
    async remove(id) {
      await store.remove(id).catch(() => {})
    },
  }
}
