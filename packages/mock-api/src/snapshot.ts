import { operationTable } from '@manzil/api-client/generated/operations.gen'
import { hashText } from '@manzil/seed-data/demo/random'
import { z } from 'zod'
import { seedWorld } from './seed-world.ts'
import { collections, type World } from './world.ts'

/** Grows when a snapshot of before cannot be read any more. */
const format = 2

/** Names the contract: what was kept under another one is not read. */
export const snapshotVersion = `${format}-${hashText(JSON.stringify(operationTable)).toString(36)}`

const snapshotSchema = z.object({
  version: z.literal(snapshotVersion),
  seed: z.object({ properties: z.int().positive(), now: z.coerce.date() }),
  idsGiven: z.int().nonnegative(),
  collections: z.record(z.string(), z.array(z.tuple([z.string(), z.unknown()]))),
})

type Name = keyof typeof collections
const names = Object.keys(collections) as Name[]

/** Everything that the world remembers, as JSON. */
export function takeSnapshot(world: World): string {
  const { seed, idsGiven } = world
  const kept = Object.fromEntries(names.map((name) => [name, [...world[name]]]))
  return JSON.stringify({ version: snapshotVersion, seed, idsGiven, collections: kept })
}

/**
 * The world of a snapshot.
 * @throws an Error that says why the snapshot cannot be used: broken, or of another contract
 */
export function readSnapshot(text: string): World {
  const { seed, idsGiven, collections: kept } = snapshotSchema.parse(JSON.parse(text))
  const world = seedWorld(seed)
  for (const name of names) fill(world, name, kept[name] ?? [])
  world.idsGiven = idsGiven
  return world
}

function fill<K extends Name>(world: World, name: K, entries: [string, unknown][]): void {
  const schema: z.ZodType = collections[name]
  // The schema of this very collection has just accepted each entry.
  world[name] = new Map(entries.map(([key, entry]) => [key, schema.parse(entry)])) as World[K]
}

/** Makes one world remember what another does, for those who hold the first. */
export function copyWorld(from: World, to: World): void {
  for (const name of names) copy(from, to, name)
  to.idsGiven = from.idsGiven
}

function copy<K extends Name>(from: World, to: World, name: K): void {
  to[name] = from[name]
}
