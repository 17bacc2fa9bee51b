import { openStage } from './core/stage.ts'
import { d, group } from './core/svg.ts'
import { skylineLight } from './hero/lights.ts'
import { heroSky } from './hero/sky.ts'
import { heroTowers } from './hero/towers.ts'
import { heroWater } from './hero/water.ts'

export interface SkylineOptions {
  /** Units of the drawing; it scales to any box of about this shape. */
  readonly width: number
  readonly height: number
  /** Light leaves room for dark text on the sky, dark for pale text. */
  readonly mode: 'light' | 'dark'
  /** Puts the towers on the left and the calm sky on the right, for text that starts there. */
  readonly mirrored?: boolean
}

/**
 * Draws the home page's picture: a Gulf skyline at dusk over water, as complete SVG text. The upper
 * part and the left half stay calm, so that text and a form can lie over them.
 */
export function drawSkyline(options: SkylineOptions): string {
  const { width, height, mode, mirrored = false } = options
  const stage = openStage({
    building: 'tower',
    character: 'creek',
    composition: 0,
    time: mode === 'light' ? 'golden' : 'dusk',
    light: skylineLight[mode],
    key: 'skyline',
    prefix: `skyline${mode}${width}${height}`,
  })
  const horizon = Math.round(height * 0.72)
  const frame = { width, height, horizon, unit: height / 640 }
  const town = stage.define('town', (id) => group(heroTowers(stage, frame), `id="${id}"`))
  const picture = [
    heroSky(stage, frame),
    `<use href="#${town}"/>`,
    heroWater(stage, frame, town),
  ].join('')
  const turned = mirrored ? group(picture, d`transform="matrix(-1 0 0 1 ${width} 0)"`) : picture
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice" fill="none" stroke-linejoin="round">`,
    `<defs>${stage.definitions()}</defs>`,
    turned,
    '</svg>',
  ].join('')
}
