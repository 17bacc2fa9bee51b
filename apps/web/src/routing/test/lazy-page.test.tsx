import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { lazyPage } from '../lazy-page.tsx'

const Found = () => <p>found</p>

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? <p>failed</p> : this.props.children)
}

const draw = (page: ReturnType<typeof lazyPage>) =>
  act(async () =>
    render(
      <Boundary>
        <Suspense fallback={<p>waiting</p>}>
          <page.Page />
        </Suspense>
      </Boundary>,
    ),
  )

describe('lazyPage', () => {
  it('draws at once what is loaded', async () => {
    const page = lazyPage(async () => ({ default: Found }))
    await page.load()
    await draw(page)
    expect(screen.getByText('found')).toBeTruthy()
    expect(screen.queryByText('waiting')).toBeNull()
  })

  it('throws a failure, fetches once, and again when the failure is forgotten', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const fetchCode = vi
      .fn<() => Promise<{ default: typeof Found }>>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue({ default: Found })
    const page = lazyPage(fetchCode)
    const { unmount } = await draw(page)
    expect(await screen.findByText('failed')).toBeTruthy()
    expect(fetchCode).toHaveBeenCalledTimes(1)
    unmount()
    page.forgetFailure()
    await draw(page)
    expect(await screen.findByText('found')).toBeTruthy()
    expect(fetchCode).toHaveBeenCalledTimes(2)
    vi.restoreAllMocks()
  })
})
