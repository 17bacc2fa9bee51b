import type { Px } from './map-view.ts'

export interface PlacedPin extends Px {
  key: string
}

const directions: Record<string, Px> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
}

/** The pin that an arrow key goes to: the nearest in that direction, off the line counting double. */
export function nextPin(pins: readonly PlacedPin[], from: string, arrow: string): string | null {
  const start = pins.find((pin) => pin.key === from)
  const way = directions[arrow]
  if (!start || !way) return null
  let best: { key: string; far: number } | null = null
  for (const pin of pins) {
    const along = (pin.x - start.x) * way.x + (pin.y - start.y) * way.y
    const across = Math.abs((pin.x - start.x) * way.y) + Math.abs((pin.y - start.y) * way.x)
    const far = along + 2 * across
    if (along > 0 && (best === null || far < best.far)) best = { key: pin.key, far }
  }
  return best?.key ?? null
}
