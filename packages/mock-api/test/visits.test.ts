import { zLogVisitorResponse } from '@manzil/api-client/generated/zod.gen'
import { succeed } from '@manzil/contract-tests/call'
import { expect, test } from 'vitest'
import { serveWorld } from './serve.ts'

const { world, target } = serveWorld()

test('visits are counted for each page and language', async () => {
  for (const language of ['ar', 'ar', 'de']) {
    const body = { path: '/property-listing', language }
    await succeed(target, 'logVisitor', zLogVisitorResponse, { body })
  }
  expect([...world.visits.values()]).toEqual([2, 1])
})
