/** A colour as `#rrggbb`. */
export type Hex = string

type Channels = readonly [number, number, number]

function channels(colour: Hex): Channels {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function hex([red, green, blue]: Channels): Hex {
  const value = (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue)
  return `#${value.toString(16).padStart(6, '0')}`
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const [r0, g0, b0] = channels(from)
  const [r1, g1, b1] = channels(to)
  return hex([r0 + (r1 - r0) * share, g0 + (g1 - g0) * share, b0 + (b1 - b0) * share])
}

/** A surface under a coloured light: white light changes nothing. */
export function under(light: Hex, surface: Hex): Hex {
  const [r0, g0, b0] = channels(light)
  const [r1, g1, b1] = channels(surface)
  return hex([(r0 * r1) / 255, (g0 * g1) / 255, (b0 * b1) / 255])
}
