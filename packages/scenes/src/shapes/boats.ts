import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, group, line, path, rect } from '../core/svg.ts'

function placed(content: string, x: number, y: number, scale: number): string {
  return group(content, d`transform="translate(${x} ${y})scale(${scale})"`)
}

/** A motor yacht about 120 units long, its waterline at `x`,`y`. */
export function yacht(stage: Stage, x: number, y: number, scale: number): string {
  const { paint } = stage
  return placed(
    [
      path('M-58-16H40q14 0 22-6Q58-4 44 0H-50z', paint.lit(material.white)),
      path('M-52-6H54Q50 0 44 2H-50z', paint.shade(material.white, 0.4)),
      path('M-44-16l6-14H18l16 14z', paint.shade(material.white, 0.14)),
      path('M-36-20l3-7H14l8 7z', paint.dark ? paint.lamp : paint.shade(material.slate, 0.2)),
      path('M-28-30l4-9H4l8 9z', paint.lit(material.white)),
      line('M-12-39v-12M-22-39l-4-8', paint.lit(material.white), 2),
    ].join(''),
    x,
    y,
    scale,
  )
}

/** An abra: the low wooden water taxi with its flat awning. */
export function abra(stage: Stage, x: number, y: number, scale: number): string {
  const { paint } = stage
  return placed(
    [
      path('M-56-13Q-40-6 0-6T56-14Q48 2 30 3H-30Q-48 2-56-13', paint.shade(material.walnut, 0.12)),
      path('M-56-13Q-40-6 0-6T56-14l-2 4Q38-3 0-3T-54-9z', paint.lit(material.brass)),
      line('M-34-8V-34M-12-7V-34M12-7V-34M34-8V-34', paint.shade(material.timber, 0.2), 2.4),
      path('M-42-34h84l-4-6H-38z', paint.lit(material.cream)),
      rect(-42, -34, 84, 3, paint.lit(material.red)),
      rect(-30, -17, 60, 7, paint.shade(material.timber, 0.1)),
    ].join(''),
    x,
    y,
    scale,
  )
}

/** A dhow with one raked lateen sail. */
export function dhow(stage: Stage, x: number, y: number, scale: number): string {
  const { paint } = stage
  return placed(
    [
      path('M-62-20Q-40-8 0-8T70-28Q60 0 36 4H-40Q-56 0-62-20', paint.shade(material.walnut, 0.15)),
      path('M-62-20Q-40-8 0-8T70-28l-3 7Q40-4 0-4T-60-14z', paint.lit(material.timber)),
      rect(-54, -32, 26, 17, paint.shade(material.timber, 0.08)),
      line('M4-8V-92', paint.shade(material.walnut, 0.1), 3),
      path('M-30-40Q2-76 44-118Q50-60 34-26Q6-30-30-40', paint.lit(material.cream)),
      path('M44-118Q50-60 34-26L18-29Q38-66 44-118', paint.shade(material.cream, 0.24)),
      line('M-34-38L48-124', paint.shade(material.walnut, 0.1), 2.4),
    ].join(''),
    x,
    y,
    scale,
  )
}
