import { afterEach, describe, expect, test } from 'vitest'
import {
  createServiceModeration,
  type ModerationService,
} from '../../src/ports/moderation/service-moderation.ts'
import {
  type Answer,
  type ModerationPeer,
  startModerationPeer,
  verdict,
} from './moderation-peer.ts'

const opened: ModerationPeer[] = []
afterEach(() => {
  for (const peer of opened.splice(0)) peer.stop()
})

/** A service that answers so, what is asked of it, and what the log is told. */
async function moderated(answer: Answer, settings: Partial<ModerationService> = {}) {
  const peer = await startModerationPeer(answer)
  opened.push(peer)
  const log: unknown[] = []
  const note = (...words: unknown[]) => void log.push(words)
  let time = 0
  const moderation = createServiceModeration(
    { url: peer.url, key: 'the-key', model: undefined, timeoutMs: 5000, ...settings },
    { logger: { warn: note, info: note }, now: () => time },
  )
  return { ...peer, moderation, log, pass: (ms: number) => (time += ms) }
}

describe('a moderation service', () => {
  test('decides about each text, with its key and its model', async () => {
    const { moderation, asked, log } = await moderated(
      (text, response) => response.end(verdict(text.includes('vile'))),
      { model: 'omni-moderation-latest' },
    )
    expect(await moderation.allows('villas in Mirdif')).toBe(true)
    expect(await moderation.allows('something vile')).toBe(false)
    expect(asked).toEqual([
      {
        key: 'Bearer the-key',
        body: { input: 'villas in Mirdif', model: 'omni-moderation-latest' },
      },
      { key: 'Bearer the-key', body: { input: 'something vile', model: 'omni-moderation-latest' } },
    ])
    expect(log).toEqual([])
  })

  const failures: [name: string, answer: Answer, reason: string][] = [
    ['fails', (_, response) => response.writeHead(500).end('no'), 'answered 500'],
    ['refuses the key', (_, response) => response.writeHead(401).end('{}'), 'answered 401'],
    ['answers no JSON', (_, response) => response.end('<html>'), 'answered nonsense'],
    ['answers nothing', (_, response) => response.end(), 'answered nonsense'],
    ['answers other JSON', (_, response) => response.end('{"results":[]}'), 'answered nonsense'],
    ['hangs up', (_, response) => response.destroy(), 'UND_ERR_SOCKET'],
    ['never ends', (_, response) => response.end('x'.repeat(300_000)), 'answered too much'],
    [
      'sends elsewhere',
      (_, response) => response.writeHead(302, { location: 'http://elsewhere.example/' }).end(),
      'TypeError',
    ],
  ]
  test.each(failures)('that %s lets texts pass and is named in the log', async (_, answer, why) => {
    const { moderation, log } = await moderated(answer)
    expect(await moderation.allows('a secret of somebody')).toBe(true)
    expect(log).toEqual([[{ reason: why, pauseMs: 0 }, 'moderation failed: texts pass unchecked']])
    expect(JSON.stringify(log)).not.toMatch(/secret|the-key/)
  })

  test('that is slow lets texts pass', async () => {
    const { moderation, log } = await moderated(() => {}, { timeoutMs: 100 })
    expect(await moderation.allows('hello')).toBe(true)
    expect(log).toMatchObject([[{ reason: 'too slow' }, expect.any(String)]])
  })

  test('that is not there lets texts pass', async () => {
    const { moderation, log, stop } = await moderated(() => {})
    stop()
    expect(await moderation.allows('hello')).toBe(true)
    expect(log).toMatchObject([[{ reason: 'ECONNREFUSED' }, expect.any(String)]])
  })

  test('is left alone after three failures, and asked again after a pause', async () => {
    let isBroken = true
    const { moderation, asked, log, pass } = await moderated((_, response) => {
      if (isBroken) response.writeHead(503).end()
      else response.end(verdict(true))
    })
    for (let count = 0; count < 5; count += 1) expect(await moderation.allows('hello')).toBe(true)
    expect(asked).toHaveLength(3)
    expect(log.at(-1)).toMatchObject([{ pauseMs: 30_000 }, expect.any(String)])
    isBroken = false
    pass(29_999)
    expect(await moderation.allows('hello')).toBe(true)
    expect(asked).toHaveLength(3)
    pass(1)
    expect(await moderation.allows('hello')).toBe(false)
    expect(log.at(-1)).toEqual(['moderation is back'])
  })
})
