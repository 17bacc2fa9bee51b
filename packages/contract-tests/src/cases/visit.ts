import { zLogVisitorResponse } from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { guest } from '../visitors.ts'

const visit = { path: '/property-listing', language: 'ar' }

export function visitCases({ cases, target }: Suite): void {
  cases('visits', ['logVisitor'], () => {
    test('are counted with and without a session', async () => {
      const full = { ...visit, referrer: 'https://www.example.com', device: 'phone' }
      const token = await guest(target())
      for (const options of [{ body: visit }, { body: full, token }]) {
        const { message } = await succeed(target(), 'logVisitor', zLogVisitorResponse, options)
        expect(message).not.toBe('')
      }
    })

    test('name a route of the site and a known language', async () => {
      const body = { path: 'https://evil.example', language: 'tlh', device: 'fridge' }
      const { fields } = await fail(target(), 'logVisitor', 422, { body })
      expect(fields.map(({ path }) => path).sort()).toEqual(['device', 'language', 'path'])
    })
  })
}
