import type { Readable } from 'node:stream'

export interface StoredFile {
  bytes: number
  modified: Date
}

/** Where files that people upload are kept. Keys are those that `checkKey` lets pass. */
export interface FilesPort {
  /** Where files are kept, in one sentence for the person who starts the server. */
  readonly description: string
  /** Address in front of a key that browsers load it from; undefined where this server serves it. */
  readonly publicUrl: string | undefined
  /**
   * Keeps a file whole or not at all; one of the same key is replaced.
   * @throws FilesDown where it cannot be kept now
   */
  put(key: string, body: Uint8Array, mediaType: string): Promise<void>
  /** The file as a stream; undefined where there is none. @throws FilesDown */
  get(key: string): Promise<(StoredFile & { body: Readable }) | undefined>
  /** @throws FilesDown */
  stat(key: string): Promise<StoredFile | undefined>
  /** One that is not there is removed already. @throws FilesDown */
  delete(key: string): Promise<void>
}

/** The place of the files does not answer, refuses, or is full. */
export class FilesDown extends Error {
  constructor(doing: string, options?: { cause?: unknown }) {
    super(`files: ${doing} failed`, options)
    this.name = 'FilesDown'
  }
}

/** Longest key, in characters. */
const LONGEST = 200

/** Parts of small letters, digits and dashes between slashes, and an ending: nothing leads out of a folder. */
const pattern = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*(?:\.[a-z0-9]+)?$/

export const isKey = (key: string): boolean => key.length <= LONGEST && pattern.test(key)

/** @throws where a key could mean another place than below the folder of all files */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error('this is no key of a file')
}
