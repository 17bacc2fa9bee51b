import { useRef } from 'react'
import { useNear } from '../../layouts/site/use-near.ts'
import { type LazyPart, useLazyWithTexts } from '../../loading/lazy-with-texts.ts'

const explore: LazyPart<object> = {
  load: () => import('./Explore.tsx'),
  texts: ['explore', 'agents', 'details'],
}

/** Keeps the room of what comes when the visitor is near. A failed fetch leaves it out. */
export function ExplorePlace() {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNear(frame)
  const state = useLazyWithTexts(explore, isNear)
  if (state.kind === 'ready') return <state.Part />
  const isLoading = state.kind === 'loading'
  return (
    <div
      ref={frame}
      className={isLoading ? 'home__explore' : undefined}
      data-arriving={(isNear && isLoading) || undefined}
    />
  )
}
