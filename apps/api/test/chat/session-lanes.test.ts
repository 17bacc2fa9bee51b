import { expect, test } from 'vitest'
import { createSessionLanes } from '../../src/chat/session-lanes.ts'

const open = () =>
  createSessionLanes((error) => {
    throw error
  })

test('a question whose answer was ended is taken up again, after what is left of that answer', async () => {
  const lanes = open()
  const goOn = Promise.withResolvers<void>()
  const order: string[] = []
  lanes.answer('a', 1, async () => {
    await goOn.promise
    order.push('ended')
    return false
  })
  // It begins in its turn.
  await Promise.resolve()
  expect(lanes.isWaiting('a', 1)).toBe(true)
  const ended = lanes.stop('a', 'unheard')
  expect(lanes.isWaiting('a', 1)).toBe(false)
  lanes.answer('a', 1, async () => {
    order.push('anew')
    return false
  })
  expect(lanes.isWaiting('a', 1)).toBe(true)
  goOn.resolve()
  expect(await ended).toBe(false)
  await lanes.settled()
  expect(order).toEqual(['ended', 'anew'])
  expect(lanes.isWaiting('a', 1)).toBe(false)
})

test('who stops twice is told twice what became of it', async () => {
  const lanes = open()
  const goOn = Promise.withResolvers<boolean>()
  lanes.answer('a', 1, () => goOn.promise)
  await Promise.resolve()
  const asked = [lanes.stop('a', 'stopped'), lanes.stop('a', 'stopped')]
  goOn.resolve(true)
  expect(await Promise.all(asked)).toEqual([true, true])
})
