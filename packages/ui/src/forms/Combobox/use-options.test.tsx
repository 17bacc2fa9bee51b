import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ComboboxOption, useOptions } from './use-options.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Asks for two texts, one after the other; their answers come when the test wants them to. */
async function askTwice() {
  const answers = new Map<string, PromiseWithResolvers<readonly ComboboxOption[]>>()
  const load = (query: string) => {
    const answer = Promise.withResolvers<readonly ComboboxOption[]>()
    answers.set(query, answer)
    return answer.promise
  }
  const { result, rerender } = renderHook(({ query }) => useOptions({ load }, query, true), {
    initialProps: { query: 'mar' },
  })
  await act(() => vi.advanceTimersByTimeAsync(250))
  rerender({ query: 'marina' })
  await act(() => vi.advanceTimersByTimeAsync(250))
  const settle = (
    query: string,
    how: (answer: PromiseWithResolvers<readonly ComboboxOption[]>) => void,
  ) =>
    act(async () => {
      const answer = answers.get(query)
      if (!answer) throw new Error(`Nobody asked for ${query}.`)
      how(answer)
    })
  return { result, settle }
}

describe('options that are asked for', () => {
  it('say nothing of the failure of a text that was typed before', async () => {
    const { result, settle } = await askTwice()
    await settle('mar', ({ reject }) => reject(new Error('aborted')))
    expect(result.current.status).toBe('loading')
    await settle('marina', ({ resolve }) => resolve([{ value: 'm', label: 'Dubai Marina' }]))
    expect(result.current).toMatchObject({ status: 'ready', total: 1 })
  })

  it('are those of the newest text, though an older answer comes last', async () => {
    const { result, settle } = await askTwice()
    await settle('marina', ({ resolve }) => resolve([{ value: 'm', label: 'Dubai Marina' }]))
    await settle('mar', ({ resolve }) => resolve([{ value: 'a', label: 'Marjan Island' }]))
    expect(result.current.shown.map(({ value }) => value)).toEqual(['m'])
  })

  it('say that they failed, and are asked for again', async () => {
    const { result, settle } = await askTwice()
    await settle('marina', ({ reject }) => reject(new Error('no network')))
    expect(result.current.status).toBe('failed')
    act(() => result.current.retry())
    expect(result.current.status).toBe('loading')
  })
})
