import type { Scale } from '../scale.ts'

/** Index of the place that is drawn nearest to `px`; places ascend, the scale may run either way. */
export function nearestIndex(at: readonly number[], scale: Scale, px: number): number {
  const rising = scale(at.at(-1) ?? 0) >= scale(at[0] ?? 0)
  let [low, high] = [0, at.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    const before = scale(at[middle] ?? 0) <= px
    if (before === rising) low = middle
    else high = middle
  }
  const far = (index: number) => Math.abs(scale(at[index] ?? 0) - px)
  return far(low) <= far(high) ? Math.max(0, low) : high
}
