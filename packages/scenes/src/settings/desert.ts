import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect } from '../core/svg.ts'
import { grasses, shrubs, tree } from '../shapes/greenery.ts'
import { palm } from '../shapes/palm.ts'
import type { Setting } from './setting.ts'

/** Dunes, far hills and a few ghaf trees. */
export const desert: Setting = {
  walls: ['#ecd2a8', '#e2bd8c', '#f3e2c6', '#d9a878'],
  trim: material.walnut,
  room: { wall: '#f0dfc4', accent: '#b8603f', textile: '#dcc09a' },
  far(stage, horizon) {
    const { paint, random } = stage
    const peak = random.whole(500, 640)
    return [
      path(
        d`M-10 ${horizon + 6}L90 ${horizon - 40}l60 16l70 -40l90 52l80 -18l${peak - 390} 20l70 -58l60 26l110 -34v80z`,
        paint.far('#a9856f', 0.7),
      ),
      dune(stage, horizon + 16, 60, 250, 0.42),
      dune(stage, horizon + 26, 40, 600, 0.24),
    ].join('')
  },
  ground(stage, horizon) {
    const { paint } = stage
    return [
      rect(0, horizon + 20, 800, 200, paint.lit('#ecc896')),
      shrubs(stage, 500, 700, horizon + 34, 12, paint.far(paint.shade(material.olive, 0.2), 0.2)),
      path('M0 512Q220 478 430 496T800 482V600H0z', paint.lit('#f0d2a2')),
      path('M430 496Q620 514 800 482V600H560Q560 530 430 496', paint.shade('#e4bd88', 0.16)),
      line(
        'M20 540q120-16 250 0M60 566q150-18 330 2M560 546q90-10 200-6',
        paint.shade('#dfb680', 0.2),
        2,
        'stroke-linecap="round"',
      ),
    ].join('')
  },
  front(stage, metre) {
    const { paint, random } = stage
    const tall = Math.min(230, metre(536) * 6.5)
    const right = random.between(725, 775)
    return [
      tree(stage, random.between(30, 80), 540, tall, material.olive),
      tall > 200 ? '' : tree(stage, random.between(170, 220), 528, tall * 0.7, material.olive),
      random.chance(0.5)
        ? palm(stage, right, 536, tall * 1.1)
        : tree(stage, right, 530, tall * 0.8, material.olive),
      path('M0 590Q120 544 300 574T640 584T800 566V600H0z', paint.lit('#f6ddb2')),
      path('M300 574Q470 604 640 584T800 566V600H330z', paint.shade('#e0b682', 0.22)),
      grasses(stage, 30, 300, 580, paint.shade(material.olive, 0.24)),
      grasses(stage, 560, 770, 584, paint.shade(material.olive, 0.34)),
    ].join('')
  },
  below(stage, horizon) {
    const { paint } = stage
    return [
      rect(0, horizon, 800, 600 - horizon, paint.lit('#ecc896')),
      dune(stage, horizon + 70, 56, 180, 0.22),
      dune(stage, horizon + 120, 60, 560, 0.12),
      line(
        d`M640 600Q600 ${horizon + 190} 420 ${horizon + 140}T380 ${horizon + 70}`,
        paint.shade('#d9b98c', 0.16),
        15,
      ),
      dune(stage, horizon + 220, 90, 240, 0),
      tree(stage, 560, horizon + 190, 70, material.olive),
      tree(stage, 640, horizon + 176, 56, material.olive),
      tree(stage, 150, horizon + 236, 96, material.olive),
    ].join('')
  },
}

/** One dune across the scene: a lit flank, a crest near `crest`, a shaded flank to its right. */
function dune(stage: Stage, y: number, rise: number, crest: number, distance: number): string {
  const { paint, random } = stage
  const x = crest + random.whole(-50, 50)
  const top = y - rise
  return [
    path(
      d`M-10 ${y + 130}V${y - 6}Q${x * 0.6} ${y - rise * 0.2} ${x} ${top}Q${x + 150} ${y - rise * 0.1} 810 ${y - rise * 0.3}V${y + 130}z`,
      paint.far('#efca97', distance),
    ),
    path(
      d`M${x} ${top}Q${x + 150} ${y - rise * 0.1} 810 ${y - rise * 0.3}V${y + 130}H${x + 150}Q${x + 110} ${y + 20} ${x + 26} ${y - rise * 0.4}Q${x + 30} ${y - rise * 0.7} ${x} ${top}`,
      paint.far(paint.shade('#dba874', 0.26), distance),
    ),
  ].join('')
}
