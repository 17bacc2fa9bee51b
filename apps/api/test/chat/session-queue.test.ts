import { expect, test } from 'vitest'
import { createSessionQueue } from '../../src/chat/session-queue.ts'

const open = () =>
  createSessionQueue((error) => {
    throw error
  })

test('a question whose answer was ended is taken up again, after what is left of that answer', async () => {
  const queue = open()
  const goOn = Promise.withResolvers<void>()
  const order: string[] = []
  queue.answer('a', 1, async () => {
    await goOn.promise
    order.push('ended')
    return false
  })
  // It begins in its turn.
  await Promise.resolve()
  expect(queue.isWaiting('a', 1)).toBe(true)
  const ended = queue.stop('a', 'unheard')
  expect(queue.isWaiting('a', 1)).toBe(false)
  queue.answer('a', 1, async () => {
    order.push('anew')
    return false
  })
  expect(queue.isWaiting('a', 1)).toBe(true)
  goOn.resolve()
  expect(await ended).toBe(false)
  await queue.settled()
  expect(order).toEqual(['ended', 'anew'])
  expect(queue.isWaiting('a', 1)).toBe(false)
})

test('who stops twice is told twice what became of it', async () => {
  const queue = open()
  const goOn = Promise.withResolvers<boolean>()
  queue.answer('a', 1, () => goOn.promise)
  await Promise.resolve()
  const asked = [queue.stop('a', 'stopped'), queue.stop('a', 'stopped')]
  goOn.resolve(true)
  expect(await Promise.all(asked)).toEqual([true, true])
})
