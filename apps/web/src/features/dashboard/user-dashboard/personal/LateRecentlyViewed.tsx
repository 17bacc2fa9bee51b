import { useLazyWithTexts } from '../../../../loading/lazy-with-texts.ts'

const part = {
  load: () => import('../../../../property/choosing/RecentlyViewed.tsx'),
  texts: ['choosing'],
} as const

/** The properties that this browser has opened last; it comes after what the server knows. */
export function LateRecentlyViewed() {
  const state = useLazyWithTexts(part)
  return state.kind === 'ready' ? <state.Part /> : null
}
