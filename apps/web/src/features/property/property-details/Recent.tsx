import { useRef } from 'react'
import { useNear } from '../../../layouts/site/use-near.ts'
import { type LazyPart, useLazyWithTexts } from '../../../loading/lazy-with-texts.ts'

const part: LazyPart<{ except: string; className: string }> = {
  load: () => import('../../../property/choosing/RecentlyViewed.tsx'),
  texts: ['choosing'],
}

/** The properties that were opened before this one; at the end, so that nothing waits for it. */
export function Recent({ id }: { id: string }) {
  const frame = useRef<HTMLDivElement>(null)
  return <div ref={frame}>{useNear(frame) && <Properties id={id} />}</div>
}

function Properties({ id }: { id: string }) {
  const state = useLazyWithTexts(part)
  if (state.kind === 'ready') return <state.Part except={id} className="details__recent" />
  return state.kind === 'loading' ? <div data-arriving /> : null
}
