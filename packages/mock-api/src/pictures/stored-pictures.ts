import type { UploadedFile } from '@manzil/api-client/generated/types.gen'
import { wrongFileType } from '@manzil/api-client/request/form/check-parts'
import { answersFor } from '../own/ownership.ts'
import { fieldProblem, problems } from '../problems.ts'
import type { MockUser, World } from '../world.ts'
import { readPicture } from './read-picture.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** Larger pictures, in bytes, are made smaller where the runtime can: worlds are saved whole. */
const roomyBytes = 256 * 1024
/** More bytes than this are never kept of a picture. */
const keptBytes = 2 * 1024 * 1024
/** Pixels along an edge, as the contract has it. */
const widest = 20_000

const endings: Readonly<Record<UploadedFile['media_type'], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

interface Upload {
  /** Name of the form's field, for refusals. */
  field: string
  file: Blob
  purpose: UploadedFile['purpose']
}

/** Keeps a picture of an account, or says why it was refused. */
export async function keepPicture(
  world: World,
  account: MockUser,
  { field, file, purpose }: Upload,
) {
  const given = await read(file)
  // What a file begins with counts, not how it was announced.
  if (!given) return wrongKind(field)
  if (Math.max(given.width, given.height) > widest)
    return fieldProblem(field, 'size', `may be at most ${widest} pixels wide or high`)
  const smaller = file.size > roomyBytes ? await shrinkPicture(file) : undefined
  const kept = (smaller && (await read(smaller))) ?? given
  if (kept.bytes.length > keptBytes) return problems.pictureTooLarge
  const { bytes, ...picture } = kept
  const _id = world.makeId()
  const url = `/uploads/${_id}.${endings[picture.media_type]}`
  const data: UploadedFile = { _id, url, purpose, ...picture, bytes: bytes.length }
  world.uploads.set(_id, { ...data, user_id: account._id, file: toBase64(bytes) })
  return { data }
}

function wrongKind(field: string) {
  const { problem } = wrongFileType(field, Object.keys(endings))
  return { status: 415 as const, problem }
}

async function read(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const picture = readPicture(bytes)
  return picture && { ...picture, bytes }
}

/** Whether an address is that of an upload of the account, or of an agent of the agency. */
export function isOwnUpload(world: World, { _id }: MockUser, url: string): boolean {
  const upload = findUpload(world, url)
  return upload?.url === url && answersFor(world, _id, upload.user_id)
}

/** The upload that a path names. */
export const findUpload = (world: World, path: string) =>
  world.uploads.get(/\/uploads\/([\da-f-]{36})\.\w+$/.exec(path)?.[1] ?? '')

/** Bytes of a kept file. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/** In pieces: a call takes a limited number of arguments. */
function toBase64(bytes: Uint8Array): string {
  const piece = 8_192
  let text = ''
  for (let at = 0; at < bytes.length; at += piece)
    text += String.fromCharCode(...bytes.subarray(at, at + piece))
  return btoa(text)
}
