import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { closeBotPrompt, openBotPrompt } from '../../stores/bot-prompt.ts'
import { serveMock } from '../../test/mock-server.ts'
import { openSite } from '../../test/open-site.tsx'

/** What listens to the page or repeats itself from now on, and has not been taken back. */
function watchRunning(): () => string[] {
  const running: { of: unknown; what: string }[] = []
  const forget = (of: unknown, what?: string) => {
    const at = running.findIndex((each) => each.of === of && (what ?? each.what) === each.what)
    if (at >= 0) running.splice(at, 1)
  }
  for (const target of [window, document]) {
    const { addEventListener: add, removeEventListener: remove } = target
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (
        what: string,
        of: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
      ) => {
        // Those for one event may have heard it.
        if (typeof options !== 'object' || !options.once) running.push({ of, what })
        add.call(target, what, of, options)
      },
    )
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (
        what: string,
        of: EventListenerOrEventListenerObject,
        options?: boolean | EventListenerOptions,
      ) => {
        forget(of, what)
        remove.call(target, what, of, options)
      },
    )
  }
  const { setInterval: begin, clearInterval: end } = globalThis
  vi.spyOn(globalThis, 'setInterval').mockImplementation((run: () => void, ms?: number) => {
    const timer = begin(run, ms)
    running.push({ of: timer, what: `every ${ms} ms` })
    return timer
  })
  vi.spyOn(globalThis, 'clearInterval').mockImplementation((timer) => {
    forget(timer)
    end(timer)
  })
  return () => running.map(({ of, what }) => `${what}: ${String(of)}`)
}

/** Opens a page with all that floats over it, the chat too, and closes it again. */
async function visit(address: string): Promise<void> {
  const { unmount } = await openSite(address)
  await screen.findAllByRole('heading', { level: 1 })
  await screen.findByRole('button', { name: 'Chat with Noor' })
  fireEvent.pointerMove(window)
  await screen.findByRole('region', { name: 'What may this browser keep?' })
  act(openBotPrompt)
  await screen.findByRole('dialog', { name: 'Chat with Noor' })
  act(closeBotPrompt)
  unmount()
}

it.each(['/', '/property-listing', '/property-listing?view=map', '/faqs', '/sign-up', '/compare'])(
  'nothing of %s listens or runs once it is left',
  async (address) => {
    serveMock()
    // What is begun once, by code that has just been fetched, stays.
    await visit(address)
    const stillRunning = watchRunning()
    await visit(address)
    expect(stillRunning()).toEqual([])
  },
)
