import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fresh, talkTo } from './fresh-chat.ts'

const src = path.join(import.meta.dirname, '../src')

test('the assistant is loaded by the first message alone', () => {
  const files = fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('assistant/'))
  const early = files.filter((file) => {
    const imports = fs
      .readFileSync(path.join(src, file), 'utf8')
      .match(/^import [^;]*? from '.*'/gms)
    return imports?.some(
      (line) => !line.startsWith('import type ') && /from '(@manzil|\.+)\/assistant\//.test(line),
    )
  })
  expect(files.length).toBeGreaterThan(50)
  expect(early).toEqual([])
})

test('what a message refuses is kept, and no property of it is shown', async () => {
  const mock = fresh()
  const visitor = talkTo(mock)
  const sessionId = await visitor.open()
  const parts = await visitor.say(sessionId, 'apartments to rent, but not in Dubai Marina')
  expect(parts.find(({ type }) => type === 'text')).toMatchObject({
    search: { query: 'purpose=rent&type=apartment', excluded: ['Dubai Marina'] },
  })
  const shown = parts.find((part) => part.type === 'property_results')?.data ?? []
  expect(shown.length).toBeGreaterThan(0)
  for (const { location } of shown) expect(location).not.toContain('Dubai Marina')
})

test('a viewing that is agreed to reaches the agent of the property once', async () => {
  const mock = fresh()
  const { world } = mock
  const ownerOf = (id: string) => world.propertyOwners.get(id) ?? ''
  // Of an agent who is asked for a time.
  const property = world.properties.find(({ _id }) => !world.viewingHours.has(ownerOf(_id)))
  const visitor = talkTo(mock, 'mock-individual')
  const sessionId = await visitor.open()
  const before = mock.world.enquiries.size
  const search = `id=${property?._id}`
  await visitor.say(sessionId, 'I would like to view it tomorrow at 11am', { search })
  expect(mock.world.enquiries.size).toBe(before)
  await visitor.say(sessionId, 'yes, please')
  const sent = [...mock.world.enquiries.values()].slice(before)
  expect(sent).toMatchObject([
    {
      kind: 'viewing',
      property_id: property?._id,
      recipient_id: ownerOf(property?._id ?? ''),
      user_id: mock.world.sessions.get('mock-individual'),
    },
  ])
  expect(visitor.stream.at(-1)?.message).toContain(sent[0]?.reference)
})
