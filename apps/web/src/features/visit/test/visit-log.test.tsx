import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '../../../test/draw.tsx'
import { type Before, refusal, serveMock } from '../../../test/mock-server.ts'
import { forgetVisit } from '../../../test/open-site.tsx'
import { useVisitLog } from '../use-visit-log.ts'

const call = 'POST /visitors/log-visitors'

beforeEach(forgetVisit)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Visitor() {
  useVisitLog()
  return null
}

async function visit(before?: Before) {
  const { calls } = serveMock(before)
  await draw(<Visitor />, { path: '/agents?language=ar' })
  return () => calls.filter((each) => each === call).length
}

/** Notes what is sent of a visit; a form that a test left before may still send its draft. */
const noteIn =
  (bodies: unknown[]): Before =>
  async (request, path) => {
    if (call.endsWith(path)) bodies.push(await request.clone().json())
    return undefined
  }

describe('the count of visits', () => {
  it('counts one in a browser session, by route alone', async () => {
    const bodies: unknown[] = []
    const count = await visit(noteIn(bodies))
    await waitFor(() => expect(sessionStorage.getItem('visitTracked')).toBe('true'))
    expect(bodies).toEqual([
      { path: '/agents', language: 'en', referrer: null, device: expect.any(String) },
    ])
    expect(count()).toBe(1)
    const again = await visit()
    expect(again()).toBe(0)
  })

  it.each([
    [320, 'phone'],
    [768, 'phone'],
    [769, 'tablet'],
    [1_024, 'tablet'],
    [1_025, 'desktop'],
  ])('takes a window of %i px for a %s', async (width, device) => {
    vi.stubGlobal('innerWidth', width)
    const bodies: unknown[] = []
    await visit(noteIn(bodies))
    await waitFor(() => expect(sessionStorage.getItem('visitTracked')).toBe('true'))
    expect(bodies).toMatchObject([{ device }])
  })

  it('marks a failure, and lets it be', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const count = await visit(() => refusal(500, 'internal', 'No ink.'))
    await waitFor(() => expect(sessionStorage.getItem('visitTracked')).toBe('false'))
    expect(count()).toBe(1)
    const again = await visit()
    expect(again()).toBe(0)
  })
})
