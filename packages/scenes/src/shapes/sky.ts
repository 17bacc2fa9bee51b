import { mix } from '../core/colour.ts'
import type { Paint } from '../core/palette.ts'
import type { Random } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'
import { circle, d, line, rect, repeat } from '../core/svg.ts'

const width = 800

/** Sky down to a little below `horizon`, with the sun (or moon) on the left, clouds and stars. */
export function sky(stage: Stage, horizon: number): string {
  const { paint, random } = stage
  const height = horizon + 20
  const fill = stage.define('sky', (id) => skyGradient(id, paint.sky))
  const x = random.between(150, 340)
  const y = (paint.sunHeight * horizon) / 430
  return [
    rect(0, 0, width, height, `url(#${fill})`),
    paint.time === 'night' ? stars(stage.glow, horizon) + moon(x, y, paint) : sun(x, y, paint),
    clouds(stage, horizon),
  ].join('')
}

/** A vertical gradient through the three colours of a sky. */
export function skyGradient(id: string, [top, middle, low]: Paint['sky']): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".58" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>`
}

function sun(x: number, y: number, paint: Paint): string {
  const radius = paint.time === 'noon' ? 26 : 38
  return [
    circle(x, y, radius * 3.2, paint.sun, 'opacity=".16"'),
    circle(x, y, radius * 1.9, paint.sun, 'opacity=".28"'),
    circle(x, y, radius, paint.sun),
  ].join('')
}

function moon(x: number, y: number, paint: Paint): string {
  return circle(x, y, 62, paint.sun, 'opacity=".08"') + circle(x, y, 22, paint.sun)
}

function stars(random: Random, horizon: number): string {
  const points = repeat(22, () => d`M${random.whole(10, 790)} ${random.whole(8, horizon * 0.6)}h0`)
  return line(points, '#f3ead2', 2.2, 'stroke-linecap="round" opacity=".7"')
}

/** Long flat banks: strokes with round ends. */
function clouds({ paint, random }: Stage, horizon: number): string {
  const count = random.whole(1, 3)
  const banks = repeat(count, () => {
    const x = random.whole(40, 640)
    const y = random.whole(horizon * 0.12, horizon * 0.62)
    const length = random.whole(70, 170)
    return d`M${x} ${y}h${length}M${x + length * 0.3} ${y - 11}h${length * 0.45}M${x - length * 0.2} ${y + 11}h${length * 0.6}`
  })
  const colour = mix(paint.sky[2], paint.time === 'night' ? paint.sky[1] : '#ffffff', 0.5)
  return line(banks, colour, 11, `stroke-linecap="round" opacity="${paint.dark ? '.3' : '.6'}"`)
}
