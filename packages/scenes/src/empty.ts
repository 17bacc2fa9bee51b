import type { Light } from './core/palette.ts'
import { openStage, type Stage } from './core/stage.ts'
import { brokenCauseway, looseWire, openDoorway } from './states/pictures.ts'

/** What happened: a search without results, a request that failed, no connection. */
export type EmptyKind = 'nothing-found' | 'failed' | 'offline'

export interface EmptyOptions {
  readonly kind: EmptyKind
  readonly mode: 'light' | 'dark'
}

/** Brighter than a night scene: the picture lies on a dark page. */
const nightLight: Partial<Light> = {
  sky: ['#16394b', '#23495a', '#2f6370'],
  light: '#a5b9bd',
  shadow: '#1a3342',
  haze: '#3a6470',
}

const pictures: Readonly<Record<EmptyKind, (stage: Stage) => string>> = {
  'nothing-found': openDoorway,
  failed: brokenCauseway,
  offline: looseWire,
}

/** Draws a small picture for an empty, failed or offline page: SVG text, 320 × 200, clear ground. */
export function drawEmpty({ kind, mode }: EmptyOptions): string {
  const stage = openStage({
    building: 'plot',
    character: 'desert',
    composition: 0,
    time: mode === 'light' ? 'morning' : 'night',
    ...(mode === 'dark' ? { light: nightLight } : {}),
    key: kind,
    prefix: `empty${kind}${mode}`,
  })
  const picture = pictures[kind](stage)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" fill="none" stroke-linejoin="round">',
    `<defs>${stage.definitions()}</defs>`,
    picture,
    '</svg>',
  ].join('')
}
