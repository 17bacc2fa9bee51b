import { randomBytes } from 'node:crypto'
import type { UploadedFile } from '@manzil/api-client/generated/types.gen'
import { RequestProblem } from '@manzil/api-client/request/request-problem'
import { say } from '@manzil/api-client/request/say'
import { earlier } from '@manzil/domain/time/moments'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { MadePicture } from '../../pictures/make-variants.ts'
import { type PictureKindName, pictureKinds } from '../../pictures/picture-kinds.ts'
import { makeInTurn } from '../../pictures/picture-queue.ts'
import type { FilesPort } from '../../ports/files/files-port.ts'
import {
  countSince,
  deleteRow,
  findLeft,
  findPicture,
  findPlaceholders,
  findUnused,
  insertStoring,
  leaveUnshown,
  markLeft,
  markShown,
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
  /**
   * Adds a picture that forms of its owner may name. One that no property and no draft names is removed
   * after a day; without an owner, as photographs of imported adverts are, after an hour.
   * @throws PictureRefusal, Busy; RequestProblem 429 for too many in an hour, 503 where it cannot be stored
   */
  add(
    picture: Pick<NewPicture, 'bytes'> & {
      owner: string | null
      kind: FormPicture
      /** Other than those of forms. */
      mostAnHour?: number
    },
    log: Pick<FastifyBaseLogger, 'error'>,
  ): Promise<UploadedFile>
  /** One that was added; undefined where it is gone. */
  find(id: string): Promise<UploadedFile | undefined>
  /** Removes those of the pictures that no property shows any more, at once and with their files. */
  removeUnshown(ids: readonly string[]): Promise<void>
  /** Removes what nothing shows: left behind, half stored, or of an account that is gone. */
  removeUnused(): Promise<void>
}

type FormPicture = UploadedFile['purpose']

/** Pictures that an account may add within an hour. */
const MOST_AN_HOUR = 600

/** Random bytes of an id: nobody guesses the address of a picture. */
const ID_BYTES = 16

const cannotStore = () =>
  new RequestProblem(503, { code: 'unavailable', ...say('problem.storage') })

const tooMany = () =>
  new RequestProblem(429, { code: 'too_many_requests', ...say('problem.attempts') })

export function createPictures(db: Kysely<Database>, files: FilesPort): Pictures {
  /** The files first: a row that stays is found again, a file without one is not. */
  async function remove(id: string): Promise<void> {
    const row = await findLeft(db, id)
    if (!row) return
    for (const { key } of row.variants) await files.delete(key)
    await deleteRow(db, id)
  }

  async function store(
    owner: string | null,
    kind: PictureKindName,
    made: MadePicture,
  ): Promise<string> {
    const id = randomBytes(ID_BYTES).toString('hex')
    const stored = made.variants.map(({ edge, format, bytes }) => ({
      key: `pictures/${id}/${edge}.${format.ending}`,
      media_type: format.mediaType,
      bytes,
    }))
    const variants = stored.map(({ bytes, ...rest }) => ({ ...rest, bytes: bytes.length }))
    const { width, height, placeholder, hash } = made
    await insertStoring(db, {
      id,
      owner_id: owner,
      kind,
      width,
      height,
      placeholder,
      difference_hash: hash,
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
    async add({ owner, kind, bytes, mostAnHour = MOST_AN_HOUR }, log) {
      const since = earlier(new Date(), 1, 'hour')
      if (owner !== null && (await countSince(db, owner, since)) >= mostAnHour) throw tooMany()
      const made = await makeInTurn(bytes, pictureKinds[kind])
      const id = await store(owner, kind, made).catch((error: unknown) => {
        log.error({ err: error }, 'a picture could not be stored')
        throw cannotStore()
      })
      await markShown(db, id)
      const added = await findPicture(db, id)
      if (!added) throw cannotStore()
      return toUploaded(files, added)
    },
    async find(id) {
      const row = await findPicture(db, id)
      return row && toUploaded(files, row)
    },
    async removeUnshown(ids) {
      for (const id of await leaveUnshown(db, ids)) await remove(id)
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

type StoredPicture = NonNullable<Awaited<ReturnType<typeof findPicture>>>

const isFormPicture = (kind: PictureKindName): kind is FormPicture => kind !== 'profile_picture'

/** As a client gets it that names no format. */
function toUploaded(
  files: FilesPort,
  { id, kind, width, height, variants }: StoredPicture,
): UploadedFile {
  const edge = Math.max(...pictureKinds[kind].edges)
  const ending = files.publicUrl === undefined ? 'jpg' : 'webp'
  const file = variants.find(({ key }) => key.endsWith(`/${edge}.${ending}`))
  if (!file || !isFormPicture(kind)) throw new Error(`picture ${id} is not stored as it was made`)
  const media_type = ending === 'jpg' ? 'image/jpeg' : 'image/webp'
  const url = addressOf(files, id, kind)
  return { _id: uuidOf(id), url, purpose: kind, media_type, width, height, bytes: file.bytes }
}

/** The same digits, as the contract writes ids. */
const uuidOf = (id: string): string =>
  id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const idOf = (address: string): string | undefined =>
  /\/pictures\/([\da-f]{32})\/\d+/.exec(address)?.[1]

/** What is drawn until pictures are there, in their order; null of those that were not uploaded here. */
export async function placeholdersOf(
  db: Kysely<Database>,
  pictures: readonly ({ url: string } | undefined)[],
): Promise<(string | null)[]> {
  const ids = pictures.map((picture) => picture && idOf(picture.url))
  const known = await findPlaceholders(
    db,
    ids.filter((id) => id !== undefined),
  )
  return ids.map((id) => known.get(id ?? '') ?? null)
}
