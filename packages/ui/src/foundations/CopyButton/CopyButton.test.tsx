import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { CopyButton } from './CopyButton.tsx'

const texts = { copy: 'Copy', copied: 'Copied', failed: 'Failed' }

function clipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  // Not there until a test makes one.
  Reflect.deleteProperty(document, 'execCommand')
})

it('says for two seconds that it worked', async () => {
  vi.useFakeTimers()
  const writeText = vi.fn(() => Promise.resolve())
  clipboard(writeText)
  const onCopied = vi.fn()
  show(<CopyButton text="7123" texts={texts} onCopied={onCopied} />)
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(writeText).toHaveBeenCalledWith('7123')
  expect(onCopied).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status').textContent).toBe('Copied')
  act(() => {
    vi.advanceTimersByTime(2000)
  })
  expect(screen.getByRole('status').textContent).toBe('')
})

it('says that it did not work where nothing may be copied', async () => {
  clipboard(() => Promise.reject(new Error('denied')))
  document.execCommand = () => false
  show(<CopyButton text="7123" texts={texts} />)
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(screen.getByRole('status').textContent).toBe('Failed')
})

it('says each outcome for its whole two seconds', async () => {
  vi.useFakeTimers()
  const writeText = vi.fn(() => Promise.resolve())
  clipboard(writeText)
  show(<CopyButton text="7123" texts={texts} />)
  const press = () => act(async () => fireEvent.click(screen.getByRole('button')))
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  await press()
  pass(1500)
  writeText.mockRejectedValue(new Error('denied'))
  document.execCommand = () => false
  await press()
  pass(1999)
  expect(screen.getByRole('status').textContent).toBe('Failed')
  pass(1)
  expect(screen.getByRole('status').textContent).toBe('')
})
