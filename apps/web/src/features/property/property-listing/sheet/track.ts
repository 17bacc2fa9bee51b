import type { ValueDistribution } from '@manzil/api-client/generated/types.gen'

/** A track of the slider and how the properties spread along it. */
export interface Track {
  min: number
  max: number
  histogram?: number[]
}

/** Steps in AED and sqft, and the ends of a track while the properties' own are not known. */
export const tracks = {
  sale: { step: 10_000, otherwise: { min: 0, max: 20_000_000 } },
  rent: { step: 1000, otherwise: { min: 0, max: 1_000_000 } },
  size: { step: 50, otherwise: { min: 0, max: 10_000 } },
} as const satisfies Record<string, { step: number; otherwise: Track }>

/** Bars of the drawing. */
const PARTS = 24

/** Where a value lies on the logarithmic track of `RangeSlider`, from 0 to 1. */
const placeOf = (value: number, min: number, max: number, step: number): number =>
  Math.log((Math.min(Math.max(value, min), max) - min) / step + 1) /
  Math.log((max - min) / step + 1)

/**
 * The track for a distribution: its ends rounded to steps, its bins shared out over equal parts of
 * the track.
 * @param otherwise the track where no property states the figure
 */
export function trackOf(
  { min: least, max: most, bins }: Pick<ValueDistribution, 'min' | 'max' | 'bins'>,
  step: number,
  otherwise: Track,
): Track {
  if (least === null || most === null) return otherwise
  const min = Math.floor(least / step) * step
  const max = Math.max(Math.ceil(most / step) * step, min + step)
  const histogram = Array.from({ length: PARTS }, () => 0)
  for (const { from, to, count } of bins) {
    const start = placeOf(from, min, max, step) * PARTS
    const end = placeOf(to, min, max, step) * PARTS
    for (
      let part = Math.floor(start);
      part < Math.min(Math.max(end, start + 1e-9), PARTS);
      part += 1
    ) {
      const shared = Math.min(end, part + 1) - Math.max(start, part)
      const share = end > start ? shared / (end - start) : 1
      histogram[part] = (histogram[part] ?? 0) + count * share
    }
  }
  return { min, max, histogram }
}
