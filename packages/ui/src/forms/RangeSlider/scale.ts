/** How the places along a track stand for values. */
export interface Scale {
  /** Places are 0 … places. */
  places: number
  toValue: (place: number) => number
  toPlace: (value: number) => number
}

/** Places of a logarithmic track: fine enough for a pointer, few enough for arrow keys. */
const logPlaces = 100

/**
 * Even steps, or steps that grow with the value, where a few are a thousand times the others, as
 * prices are. `min` of a logarithmic scale may be 0.
 */
export function makeScale(min: number, max: number, step: number, kind: 'even' | 'log'): Scale {
  const bend = (value: number) => Math.max(min, Math.min(max, value))
  const snap = (value: number) => bend(min + Math.round((value - min) / step) * step)
  if (max <= min)
    return { places: 1, toValue: (place) => (place > 0 ? max : min), toPlace: () => 0 }
  if (kind === 'even') {
    const places = Math.max(1, Math.ceil((max - min) / step))
    return {
      places,
      toValue: (place) => bend(min + place * step),
      toPlace: (value) => Math.round((bend(value) - min) / step),
    }
  }
  // From one step on, so that zero has a logarithm.
  const span = Math.log((max - min) / step + 1)
  return {
    places: logPlaces,
    toValue: (place) => snap(min + (Math.exp((place / logPlaces) * span) - 1) * step),
    toPlace: (value) => Math.round((Math.log((bend(value) - min) / step + 1) / span) * logPlaces),
  }
}
