import { archOutline } from '../buildings/openings.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { circle, d, ellipse, line, path, rect } from '../core/svg.ts'
import { windTower } from '../shapes/landmarks/windtower.ts'
import { palm } from '../shapes/palm.ts'

/** A rounded field of sky that the picture stands on. */
function field(stage: Stage, sunX: number, sunY: number): string {
  const { paint } = stage
  return [
    path('M26 164Q6 92 76 52T236 40Q312 66 296 164z', paint.sky[1], 'opacity=".7"'),
    circle(sunX, sunY, 32, paint.sun, 'opacity=".3"'),
    circle(sunX, sunY, 19, paint.dark ? paint.sun : '#f6b36a'),
  ].join('')
}

/** Nothing found: a doorway that stands open on empty dunes. */
export function openDoorway(stage: Stage): string {
  const { paint } = stage
  return [
    field(stage, 160, 110),
    path('M10 166Q70 118 140 144T310 166z', paint.far('#efca97', 0.3)),
    path('M140 144Q200 132 236 140T310 166H190Q180 150 140 144', paint.shade('#dba874', 0.2)),
    path(
      `${archOutline(118, 172, 84, 124)}M132 172V112Q132 88 160 68Q188 88 188 112V172z`,
      paint.lit(material.cream),
      'fill-rule="evenodd"',
    ),
    path('M188 172V112Q188 88 160 68L166 66Q202 86 202 110V172z', paint.shade(material.cream, 0.3)),
    path('M132 172V112Q132 100 138 92L120 100V178z', paint.shade(material.red, 0.04)),
    path('M132 172H188L230 190H150z', paint.sun, 'opacity=".5"'),
    path('M0 178Q80 160 160 172T320 176V190Q160 200 0 190z', paint.lit('#f0d2a2')),
    palm(stage, 262, 176, 92),
    line(
      'M40 182q30-5 60 0M214 186q24-4 50 0',
      paint.shade('#dfb680', 0.2),
      2,
      'stroke-linecap="round"',
    ),
  ].join('')
}

/** Failed: a causeway with one span missing. */
export function brokenCauseway(stage: Stage): string {
  const { paint } = stage
  const piers = [46, 92, 236, 282].map((x) => d`M${x} 118v56`).join('')
  return [
    field(stage, 214, 84),
    path('M30 150Q70 128 110 140T200 136T300 150V164H26z', paint.far('#b9c2bc', 0.6)),
    path('M14 156H306Q312 176 286 190H34Q8 176 14 156', paint.water[1]),
    line(piers, paint.shade(material.stone, 0.34), 13),
    path('M12 104H128l-7 8l6 8H12z', paint.lit(material.cream)),
    path('M308 104H200l8 7l-6 9h106z', paint.lit(material.cream)),
    rect(12, 116, 112, 6, paint.shade(material.stone, 0.3)),
    rect(204, 116, 104, 6, paint.shade(material.stone, 0.3)),
    line(
      'M18 104V90H118V104M43 104V90M68 104V90M93 104V90M302 104V90H214V104M280 104V90M258 104V90M236 104V90',
      paint.shade(material.steel, 0.2),
      2.5,
    ),
    path('M112 104v-34h4v34z', paint.shade(material.walnut, 0.2)),
    path('M116 70h22l-6 8l6 8h-22z', paint.lit(material.red)),
    ellipse(164, 166, 22, 4, paint.glint, 'opacity=".4"'),
    line(
      'M40 176h46M120 182h70M222 174h52',
      paint.glint,
      2.4,
      'stroke-linecap="round" opacity=".6"',
    ),
  ].join('')
}

/** Offline: a wire that hangs loose between two wind towers. */
export function looseWire(stage: Stage): string {
  const { paint } = stage
  const wire = paint.shade(material.slate, 0.4)
  return [
    field(stage, 160, 70),
    path('M20 158Q80 136 150 148T300 150V170H20z', paint.far('#d9c3a0', 0.5)),
    windTower(stage, 44, 172, 50, 118),
    windTower(stage, 228, 172, 44, 104),
    path('M10 172H310V184Q160 196 10 184z', paint.lit('#f0d2a2')),
    line('M84 52V38M250 66V52', wire, 3),
    line('M84 42Q120 62 140 92T156 128', wire, 3, 'stroke-linecap="round"'),
    line('M250 56Q226 78 218 108T196 152', wire, 3, 'stroke-linecap="round"'),
    circle(156, 129, 5, paint.lit(material.red)),
    circle(196, 153, 5, paint.lit(material.red)),
    palm(stage, 122, 174, 46),
    palm(stage, 146, 176, 34),
  ].join('')
}
