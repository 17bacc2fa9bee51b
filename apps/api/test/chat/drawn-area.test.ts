import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { type ChatServer, startChat } from './chat-server.ts'
import { init, listen } from './conversation.ts'

let database: OpenDatabase
let chat: ChatServer

beforeAll(async () => {
  database = await openTestDatabase('seeded')
  chat = await startChat(database)
})
afterAll(async () => {
  await chat.stop()
  await database.close()
})

test('results inside an area with as many corners as can be drawn are asked about', async () => {
  const corners = Array.from({ length: 60 }, (_, number) => {
    const turn = (number / 60) * 2 * Math.PI
    return `${(25.1 + Math.sin(turn)).toFixed(6)},${(55.2 + Math.cos(turn)).toFixed(6)}`
  })
  const features = ['pool', 'gym', 'parking', 'balcony']
  const search = new URLSearchParams([
    ['purpose', 'sale'],
    ['area', corners.join(';')],
    ...features.map((slug): [string, string] => ['features', slug]),
  ]).toString()
  expect(search.length).toBeGreaterThan(1335)
  const client = chat.connect({ token: await chat.guestToken() })
  const { sessionId } = await init(client)
  const stream = listen(client)
  const message = 'Show me these'
  const reply = await client.emitWithAck('chat:message', { sessionId, message, search })
  expect(reply).toMatchObject({ success: true })
  const isResults = ({ type }: { type: string }) => type === 'property_results'
  await stream.until((messages) => messages.some(isResults))
  const text = stream.received.find(({ type, done }) => type === 'text' && done)
  const understood = text?.type === 'text' ? text.search?.query : undefined
  expect(new URLSearchParams(understood).get('area')).toBe(corners.join(';'))
  const results = stream.received.find(isResults)
  const link = results?.type === 'property_results' ? results.link : ''
  expect(new URLSearchParams(link.split('?')[1]).get('area')).toBe(corners.join(';'))
})
