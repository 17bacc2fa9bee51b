import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchOrTakeEarly } from '../early-calls.ts'

const address = 'http://localhost:8080/api/ping'
const ask = async () => (await fetchOrTakeEarly(new Request(address))).text()

function prepare(early: Promise<Response>): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async () => new Response('fresh'))
  vi.stubGlobal('fetch', fetched)
  early.catch(() => {})
  window.manzilEarly = new Map([[`GET ${address}`, early]])
  return fetched
}

afterEach(() => {
  delete window.manzilEarly
  vi.unstubAllGlobals()
})

describe('early calls', () => {
  it('are taken once, then sent', async () => {
    const fetched = prepare(Promise.resolve(new Response('early')))
    expect(await ask()).toBe('early')
    expect(fetched).not.toHaveBeenCalled()
    expect(await ask()).toBe('fresh')
  })

  it('are sent again where they were refused or never arrived', async () => {
    prepare(Promise.resolve(new Response('no', { status: 401 })))
    expect(await ask()).toBe('fresh')
    prepare(Promise.reject(new TypeError('no network')))
    expect(await ask()).toBe('fresh')
  })
})
