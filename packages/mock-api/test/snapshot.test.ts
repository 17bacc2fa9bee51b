import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readState, writeState } from '../src/http/state-file.ts'
import { createMock } from '../src/mock.ts'
import { seedWorld } from '../src/seed-world.ts'
import { copyWorld, readSnapshot, snapshotVersion, takeSnapshot } from '../src/snapshot.ts'
import { collections, type World } from '../src/world.ts'
import { ask } from './ask.ts'
import { talkTo } from './fresh-chat.ts'

const now = new Date('2026-11-20T08:00:00Z')
const memories = (world: World) =>
  Object.keys(collections).map((name) => [name, [...world[name as keyof typeof collections]]])

/** A world in which somebody saved a property, left their details and talked. */
async function used(): Promise<World> {
  const world = seedWorld({ properties: 60, now })
  const mock = createMock(world)
  const headers = { authorization: 'Bearer mock-individual' }
  const [property] = world.properties
  await ask(mock, 'toggleFavourite', { id: property?._id ?? '', headers })
  await ask(mock, 'addPropertySuggestion', {
    headers,
    body: { name: 'Sara', email: 'a@b.co', phone_number: '971500000123' },
  })
  const visitor = talkTo(mock, 'mock-individual')
  const sessionId = await visitor.open()
  await visitor.say(sessionId, 'Dubai Marina')
  const other = world.properties[1]
  if (other) world.saveProperty({ ...other, title: 'Changed' })
  world.removeProperty(world.properties[2]?._id ?? '')
  return world
}

test('a world comes back as it was', async () => {
  const world = await used()
  const back = readSnapshot(takeSnapshot(world))
  expect(memories(back)).toEqual(memories(world))
  expect(back.properties.map(({ _id, title }) => [_id, title])).toEqual(
    world.properties.map(({ _id, title }) => [_id, title]),
  )
  expect(back.makeId()).toBe(world.makeId())
})

test('one world can take the place of another', async () => {
  const world = await used()
  const other = seedWorld({ properties: 60, now })
  copyWorld(world, other)
  expect(memories(other)).toEqual(memories(world))
  expect(other.properties).toEqual(world.properties)
})

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['another contract', JSON.stringify({ version: '0-x' })],
  [
    'an entry that is none',
    JSON.stringify({
      version: snapshotVersion,
      seed: { properties: 60, now },
      idsGiven: 1,
      collections: { leads: [['a', { name: 1 }]] },
    }),
  ],
])('%s is no world', (_name, text) => {
  expect(() => readSnapshot(text)).toThrow()
})

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mock-state-'))
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

test('a file keeps it; a broken one is set aside', async () => {
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'state.json')
  expect(readState(file)).toBeUndefined()
  const world = await used()
  writeState(file, world)
  expect(memories(readState(file) ?? seedWorld())).toEqual(memories(world))
  fs.writeFileSync(file, 'broken')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(readState(file)).toBeUndefined()
  expect(warn).toHaveBeenCalledOnce()
})
