import { useCallback, useState } from 'react'

/** 'late' is 'loaded' after the reader has seen the empty frame. */
export type ImageState = 'loading' | 'loaded' | 'late' | 'failed'

/** Follows one address after the other: the next of `sources` is tried when one fails. */
export function useImageState(sources: readonly string[]) {
  const key = sources.join('\n')
  const [state, setState] = useState({ key, tried: 0, status: 'loading' as ImageState })
  // Other addresses than last time: start over, without showing the old result for one frame.
  const current = state.key === key ? state : { key, tried: 0, status: 'loading' as ImageState }
  const { tried } = current
  const count = sources.length
  const onLoad = useCallback(() => setState({ key, tried, status: 'late' }), [key, tried])
  const onError = useCallback(
    () =>
      setState(
        tried + 1 < count
          ? { key, tried: tried + 1, status: 'loading' }
          : { key, tried, status: 'failed' },
      ),
    [key, tried, count],
  )
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth > 0) {
        setState((last) =>
          last.key === key && last.status !== 'loading' ? last : { key, tried, status: 'loaded' },
        )
      }
    },
    [key, tried],
  )
  const status: ImageState = count === 0 ? 'failed' : current.status
  return { status, src: sources[tried], onLoad, onError, ref }
}
