import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetReload, reloadOnce } from '../fresh-release.ts'

const reload = vi.fn()
const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  serve(async () => new Response('<!doctype html>'))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('reloadOnce', () => {
  it('reloads the app once, and once more after a page has loaded', async () => {
    expect(await reloadOnce('/blog', reload)).toBe(true)
    expect(await reloadOnce('/blog', reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    forgetReload()
    expect(await reloadOnce('/blog', reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('does not throw the site away where no server answers', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await reloadOnce('/blog', reload)).toBe(false)
    serve(async () => new Response('', { status: 503 }))
    expect(await reloadOnce('/blog', reload)).toBe(false)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    serve(async () => new Response('<!doctype html>'))
    expect(await reloadOnce('/blog', reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('does not reload where that cannot be remembered', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: refuse })
    expect(await reloadOnce('/blog', reload)).toBe(false)
  })
})
