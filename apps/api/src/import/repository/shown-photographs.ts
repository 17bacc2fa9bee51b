import type { MediaItem } from '@manzil/api-client/generated/types.gen'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { shortHash } from '../../stable-hash.ts'

interface Shown {
  address_hash: string
  picture_id: string
  picture_url: string
  difference_hash: string | null
}

/** A picture of one colour looks like any other of one colour. */
const PLAIN = '0000000000000000'

/** Bits in which the difference hashes of one picture in other sizes differ; two views of a room differ in more. */
const SAME_BITS = 2

/**
 * The photographs of properties that are here, as their pages show them, by the addresses that each names.
 * One that a property names twice, in whatever size or quality, is shown once.
 */
export async function shownPhotographs(
  db: Kysely<Database>,
  named: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, MediaItem[]>> {
  const hashes = [...new Set([...named.values()].flat().map(shortHash))]
  if (hashes.length === 0) return new Map()
  const { rows } = await sql<Shown>`
    select r.address_hash, r.picture_id, r.picture_url, p.difference_hash
    from remote_photograph r join picture p on p.id = r.picture_id and p.state = 'shown'
    where r.state = 'shown' and r.address_hash = any(${hashes}::text[])
  `.execute(db)
  const byHash = new Map(rows.map((row) => [row.address_hash, row]))
  return new Map(
    [...named].map(([id, addresses]) => {
      const all = addresses.flatMap((address) => byHash.get(shortHash(address)) ?? [])
      return [id, different(all).map(photograph)] as const
    }),
  )
}

function different(all: readonly Shown[]): Shown[] {
  return all.filter(
    (each, place) => !all.slice(0, place).some((before) => looksAlike(before, each)),
  )
}

function looksAlike(one: Shown, other: Shown): boolean {
  if (one.picture_id === other.picture_id) return true
  const [a, b] = [one.difference_hash, other.difference_hash]
  if (a === null || b === null || a === PLAIN || b === PLAIN) return false
  const bits = (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2).replaceAll('0', '')
  return bits.length <= SAME_BITS
}

/** The words are the page's, in the language of whoever reads it: the source says none. */
const photograph = ({ picture_url }: Shown): MediaItem => ({
  url: picture_url,
  role: 'photo',
  illustration: false,
  alt: '',
  alt_ar: '',
})
