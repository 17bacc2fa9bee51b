import { createHash, createHmac } from 'node:crypto'

/** Keys of shared lists: made and hashed. */
export interface ListKeys {
  /** The key of a list, always the same: 256 bits that nobody has who lacks the server's secret. */
  keyOf: (listId: string) => string
}

/**
 * Keys are made of the list's id and the server's secret, so that the owner can be shown an address
 * again while the database has only its hash.
 */
export const createListKeys = (secret: string): ListKeys => ({
  keyOf: (listId) =>
    createHmac('sha256', secret).update(`shared-list ${listId}`).digest('base64url'),
})

/** What is stored of a key. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex')
