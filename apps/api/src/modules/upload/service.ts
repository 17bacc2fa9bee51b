import type { UploadedFile } from '@manzil/api-client/generated/types.gen'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { PictureRefusal } from '../../pictures/picture-refusal.ts'
import type { Pictures } from '../picture/service.ts'
import type { PartStore } from './part-store.ts'
import { findUpload, forgetOldUploads, noteFinished, removeUpload } from './repository.ts'

export type Finished =
  | { kind: 'picture'; data: UploadedFile }
  | { kind: 'gone' | 'unfinished' }
  | { kind: 'refused'; refusal: PictureRefusal }

type Sent = { id: string; owner: string; purpose: 'property_photo' | 'floor_plan' }

export interface UploadService {
  /** Makes a picture of a file that has arrived in full, once. @throws as `Pictures.add` */
  finish(sent: Sent, log: Pick<FastifyBaseLogger, 'error'>): Promise<Finished>
  /** Removes files that nobody goes on sending. */
  removeOld(): Promise<void>
}

export function createUploads(
  db: Kysely<Database>,
  { pictures, parts }: { pictures: Pictures; parts: PartStore },
): UploadService {
  /** Of two calls for one file at once the second gets the picture of the first. */
  const underWay = new Map<string, Promise<Finished>>()

  async function finish(
    { id, owner, purpose }: Sent,
    log: Pick<FastifyBaseLogger, 'error'>,
  ): Promise<Finished> {
    const row = await findUpload(db, { id, owner })
    if (!row) return { kind: 'gone' }
    if (row.picture_id !== null) {
      const data = await pictures.find(row.picture_id)
      return data ? { kind: 'picture', data } : { kind: 'gone' }
    }
    const bytes = await parts.read(id).catch(() => null)
    if (bytes === null) return { kind: 'gone' }
    if (bytes === undefined) return { kind: 'unfinished' }
    try {
      const data = await pictures.add({ owner, kind: purpose, bytes }, log)
      await noteFinished(db, id, data._id.replaceAll('-', ''))
      await parts.remove(id)
      return { kind: 'picture', data }
    } catch (error) {
      if (!(error instanceof PictureRefusal)) throw error
      await removeUpload(db, id)
      await parts.remove(id)
      return { kind: 'refused', refusal: error }
    }
  }

  return {
    finish(sent, log) {
      const key = `${sent.owner} ${sent.id}`
      const same = underWay.get(key)
      if (same) return same
      const turn = finish(sent, log).finally(() => underWay.delete(key))
      underWay.set(key, turn)
      return turn
    },
    async removeOld() {
      await parts.store.deleteExpired()
      await forgetOldUploads(db)
    },
  }
}
