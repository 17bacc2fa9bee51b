import { randomBytes } from 'node:crypto'
import { RequestProblem } from '@manzil/api-client/request/request-problem'
import { say } from '@manzil/api-client/request/say'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { MadePicture } from '../../pictures/make-variants.ts'
import { type PictureKindName, pictureKinds } from '../../pictures/picture-kinds.ts'
import { makeInTurn } from '../../pictures/picture-queue.ts'
import type { FilesPort } from '../../ports/files/files-port.ts'
import {
  deleteRow,
  findLeft,
  findUnused,
  insertStoring,
  markLeft,
  showInPlace,
} from './repository.ts'

interface NewPicture {
  owner: string
  kind: PictureKindName
  bytes: Uint8Array
  /** Writes the address where it is shown, in the same transaction; false where that is gone. */
  show: (trx: Kysely<Database>, address: string) => Promise<boolean>
}

/** Uploaded pictures of any kind: made anew, stored, shown, and removed with their files. */
export interface Pictures {
  /**
   * Puts a picture in the place of the one before, which is removed after it.
   * @returns whether there was a place for it
   * @throws PictureRefusal, Busy; RequestProblem 503 where it cannot be stored: then nothing has changed
   */
  replace(picture: NewPicture, log: Pick<FastifyBaseLogger, 'error' | 'warn'>): Promise<boolean>
  /** Removes what nothing shows: left behind, half stored, or of an account that is gone. */
  removeUnused(): Promise<void>
}

/** Random bytes of an id: nobody guesses the address of a picture. */
const ID_BYTES = 16

const cannotStore = () =>
  new RequestProblem(503, { code: 'unavailable', ...say('problem.storage') })

export function createPictures(db: Kysely<Database>, files: FilesPort): Pictures {
  /** The files first: a row that stays is found again, a file without one is not. */
  async function remove(id: string): Promise<void> {
    const row = await findLeft(db, id)
    if (!row) return
    for (const { key } of row.variants) await files.delete(key)
    await deleteRow(db, id)
  }

  async function store(owner: string, kind: PictureKindName, made: MadePicture): Promise<string> {
    const id = randomBytes(ID_BYTES).toString('hex')
    const stored = made.variants.map(({ edge, format, bytes }) => ({
      key: `pictures/${id}/${edge}.${format.ending}`,
      media_type: format.mediaType,
      bytes,
    }))
    const variants = stored.map(({ bytes, ...rest }) => ({ ...rest, bytes: bytes.length }))
    const { width, height, placeholder } = made
    await insertStoring(db, {
      id,
      owner_id: owner,
      kind,
      width,
      height,
      placeholder,
      variants: JSON.stringify(variants),
    })
    try {
      for (const { key, bytes, media_type } of stored) await files.put(key, bytes, media_type)
    } catch (error) {
      await markLeft(db, id)
      throw error
    }
    return id
  }

  return {
    async replace({ owner, kind, bytes, show }, log) {
      const made = await makeInTurn(bytes, pictureKinds[kind])
      const removeQuietly = (id: string) =>
        remove(id).catch((error: unknown) =>
          log.warn({ err: error }, 'a picture is removed within the hour'),
        )
      const id = await store(owner, kind, made).catch((error: unknown) => {
        log.error({ err: error }, 'a picture could not be stored')
        throw cannotStore()
      })
      const left = await db.transaction().execute(async (trx) => {
        if (!(await show(trx, addressOf(files, id, kind)))) return undefined
        return showInPlace(trx, { id, owner_id: owner, kind })
      })
      for (const gone of left ?? [id]) {
        if (!left) await markLeft(db, gone)
        await removeQuietly(gone)
      }
      return left !== undefined
    },
    async removeUnused() {
      for (const id of await findUnused(db)) await remove(id)
    },
  }
}

/** The largest size; without an ending this server chooses the format that the browser takes. */
function addressOf({ publicUrl }: FilesPort, id: string, kind: PictureKindName): string {
  const path = `/pictures/${id}/${Math.max(...pictureKinds[kind].edges)}`
  return publicUrl === undefined ? path : `${publicUrl}${path}.webp`
}
