import { group } from '../core/svg.ts'
import { footLine } from '../settings/setting.ts'
import { cast } from '../shapes/cast.ts'
import { neighbour } from '../shapes/distance.ts'
import { sky } from '../shapes/sky.ts'
import { type Camera, mirrored, placed, type Shot } from './shot.ts'

/** Stands in the street, the property in the middle of its plot. */
export const street: Camera = (shot) =>
  atEyeLevel(
    shot,
    Math.max(0.96, Math.min(1.2, 330 / shot.size[1], 470 / shot.size[0])) *
      shot.stage.random.between(0.92, 1.04),
    '',
  )

/** Steps up close: the picture ends before the roof does. */
export const near: Camera = (shot) => {
  const [w, h] = shot.size
  const fill = Math.max(1.24, Math.min(1.7, 620 / h, 900 / w))
  return atEyeLevel(shot, shot.stage.random.between(1.2, fill), '')
}

/** Steps back: neighbours of its own height stand on both sides. */
export const row: Camera = (shot) => {
  const { stage, setting, size } = shot
  const { random } = stage
  const share = random.between(0.72, 0.84) * Math.min(1.2, 400 / size[1])
  const [, h] = size
  const beside = (left: number, w: number) =>
    neighbour(
      stage,
      left,
      footLine - 6,
      w,
      h * share * random.between(0.66, 1.1),
      random.pick(setting.walls),
      0.2,
    )
  const gap = size[0] * share * 0.5
  return atEyeLevel(shot, share, group(beside(370 - gap - 150, 118) + beside(430 + gap + 20, 124)))
}

function atEyeLevel(shot: Shot, share: number, beside: string): string {
  const { stage, setting, subject, size } = shot
  const { random } = stage
  const scale = shot.scale * share
  const room = Math.max(0, 330 - (size[0] * share) / 2)
  const x = beside ? 400 : 400 + Math.round(random.between(-1, 1) * Math.min(150, room))
  const horizon = Math.round(footLine - shot.eye * scale)
  const metre = (y: number) => (scale * (y - horizon)) / (footLine - horizon)
  const [w, h] = [size[0] * share, size[1] * share]
  return [
    sky(stage, horizon),
    setting.far(stage, horizon),
    setting.ground(stage, horizon),
    beside,
    cast(stage, x - w / 2, footLine - 1, w, h),
    placed(subject(), x, footLine, share),
    setting.mirrorLine === undefined
      ? ''
      : mirrored(subject(), x, footLine, setting.mirrorLine, share),
    setting.front(stage, metre),
  ].join('')
}
