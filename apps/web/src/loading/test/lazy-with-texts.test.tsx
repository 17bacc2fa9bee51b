import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useTranslation } from '../../language/use-translation.ts'
import { useLazyOverlay } from '../../overlays/use-lazy-overlay.ts'
import { toastStore } from '../../stores/toasts.ts'
import { draw } from '../../test/draw.tsx'
import { type LazyPart, useLazyWithTexts } from '../lazy-with-texts.ts'

/** Texts have to be there as soon as the code is. */
function Found() {
  return <p>{useTranslation().i18n.has('cookies') ? 'with texts' : 'no texts'}</p>
}
const load = vi.fn<LazyPart<object>['load']>()
const part: LazyPart<object> = { load: () => load(), texts: ['cookies'] }

beforeEach(() => {
  load.mockReset()
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue({ default: Found })
})

describe('useLazyWithTexts', () => {
  function Part() {
    const state = useLazyWithTexts(part)
    if (state.kind === 'ready') return <state.Part />
    if (state.kind === 'loading') return null
    return (
      <button type="button" onClick={state.retry}>
        again
      </button>
    )
  }

  it('says that a part could not be fetched, and brings it with its texts on a second try', async () => {
    await draw(<Part />)
    const again = await screen.findByText('again')
    act(() => again.click())
    expect(await screen.findByText('with texts')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('useLazyOverlay', () => {
  let want: (wanted: boolean) => void
  const onFailed = vi.fn()
  function Overlay({ wanted }: { wanted: boolean }) {
    const Part = useLazyOverlay(wanted, part, onFailed)
    return wanted && Part ? <Part /> : null
  }
  function Floating() {
    const [wanted, setWanted] = useState(false)
    want = setWanted
    return <Overlay wanted={wanted} />
  }

  it('fetches nothing before it is wanted, tells a failure once, and tries again the next time', async () => {
    await draw(<Floating />)
    expect(load).not.toHaveBeenCalled()
    act(() => want(true))
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1))
    expect(toastStore.snapshot()).toMatchObject([{ tone: 'error' }])
    act(() => want(false))
    act(() => want(true))
    expect(await screen.findByText('with texts')).toBeTruthy()
    act(() => want(false))
    act(() => want(true))
    expect(screen.getByText('with texts')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
    expect(onFailed).toHaveBeenCalledTimes(1)
  })
})
