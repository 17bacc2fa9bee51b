import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeBotPrompt, openBotPrompt } from '../../../stores/bot-prompt.ts'
import { draw } from '../../../test/draw.tsx'
import { serve } from '../../../test/serve.ts'
import { ConnectivityWatch } from '../ConnectivityWatch.tsx'

const go = (event: 'online' | 'offline') =>
  act(async () => {
    window.dispatchEvent(new Event(event))
  })

beforeEach(() => {
  serve({ 'GET /ping': { body: { status: 'ok' } } })
})
afterEach(() => {
  act(closeBotPrompt)
  vi.restoreAllMocks()
  loadHome = async () => {}
  vi.unstubAllGlobals()
})

let loadHome = async () => {}

const drawPage = (path = '/') =>
  draw(
    <>
      <input aria-label="Search" />
      <ConnectivityWatch loadHome={() => loadHome()} />
    </>,
    { texts: ['connectivity'], path },
  )

describe('connectivity screens', () => {
  it('covers the page while there is no network, and keeps what was typed', async () => {
    await drawPage()
    await userEvent.type(screen.getByLabelText('Search'), 'Dubai Marina')
    await go('offline')
    expect(await screen.findByRole('heading', { name: 'No Internet Connection' })).toBeTruthy()
    expect(screen.getByText('Please check your network and try again.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    await go('online')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText('Search')).toHaveProperty('value', 'Dubai Marina')
  })

  it('lies below an open chat, and covers all once that is closed', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    await drawPage()
    act(openBotPrompt)
    screen.getByLabelText('Search').focus()
    await go('offline')
    const cover = await screen.findByRole('dialog', { name: 'No Internet Connection' })
    expect([cover.hasAttribute('open'), showModal.mock.calls]).toEqual([true, []])
    expect(document.activeElement).toBe(screen.getByLabelText('Search'))
    act(closeBotPrompt)
    expect(showModal).toHaveBeenCalledTimes(1)
  })

  it('says that the server is down', async () => {
    serve({ 'GET /ping': { status: 503, body: {} } })
    await drawPage()
    expect(await screen.findByRole('heading', { name: 'Backend Server Issue' })).toBeTruthy()
    expect(
      screen.getByText('We’re having trouble connecting to the server. Please try later.'),
    ).toBeTruthy()
  })

  it('says in a bar that a first check was slow, and takes no press or focus', async () => {
    const now = performance.now.bind(performance)
    serve({
      'GET /ping': async () => {
        vi.spyOn(performance, 'now').mockImplementation(() => now() + 3_500)
        return { body: { status: 'ok' } }
      },
    })
    await drawPage()
    screen.getByLabelText('Search').focus()
    const bar = await screen.findByRole('status')
    expect(bar.textContent).toBe('Your connection is slow. Some features may not work smoothly.')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Search'))
  })

  it('leads home and steps aside', async () => {
    serve({ 'GET /ping': { status: 503, body: {} } })
    const { place } = await drawPage('/property-listing')
    await userEvent.click(await screen.findByRole('button', { name: 'Go Back Home' }))
    await waitFor(() => expect(place()).toBe('/'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays while the home page cannot be had', async () => {
    loadHome = () => Promise.reject(new Error('no network'))
    const { place } = await drawPage('/property-listing')
    await go('offline')
    await userEvent.click(await screen.findByRole('button', { name: 'Go Back Home' }))
    expect(place()).toBe('/property-listing')
    expect(screen.getByRole('heading', { name: 'No Internet Connection' })).toBeTruthy()
  })
})
