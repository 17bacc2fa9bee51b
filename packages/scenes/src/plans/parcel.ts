import type { Stage } from '../core/stage.ts'
import { d, group, line, path, rect, repeat } from '../core/svg.ts'
import { legend } from './draw.ts'
import type { Paper } from './paper.ts'

/** A site plan: the parcel among its neighbours on a street, setbacks dashed. */
export function parcel(stage: Stage, paper: Paper, ground: string): string {
  const { random } = stage
  const wide = random.whole(190, 250)
  const left = random.whole(250, 310)
  const skew = random.whole(-24, 24)
  const right = left + wide
  const plot = d`M${left} 96H${right}L${right + skew} 372H${left + skew}z`
  const inner = d`M${left + 26} 130H${right - 26}L${right - 26 + skew * 0.9} 340H${left + 26 + skew * 0.9}z`
  const next = repeat(
    2,
    (i) =>
      d`M${left - 200 * (i + 1)} 96h196l${skew} 276h-196zM${right + 4 + 200 * i} 96h196l${skew} 276h-196z`,
  )
  const roofs = [
    d`M${left - 160} 150h110v120h-60v40h-50z`,
    d`M${right + 40} 170h120v110h-40v50h-80z`,
    d`M${left - 330} 160h90v130h-90z`,
  ].join('')
  const trees = [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const x = 40 + i * 118 + random.whole(-24, 24)
      const y = random.pick([66, 404])
      const r = random.whole(10, 17)
      return d`M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0`
    })
    .join('')
  return [
    rect(0, 0, 800, 600, paper.sheet),
    rect(0, 0, 800, 40, ground),
    path(next, paper.outside, `stroke="${paper.line}" stroke-width="1.6"`),
    path(roofs, paper.piece, `stroke="${paper.line}" stroke-width="1.6"`),
    path(plot, paper.floor, `stroke="${paper.wall}" stroke-width="6"`),
    line(inner, paper.line, 2, 'stroke-dasharray="12 8"'),
    path(trees, paper.wet, `stroke="${paper.line}" stroke-width="1.4"`),
    rect(0, 432, 800, 66, paper.outside),
    line('M0 432H800M0 498H800', paper.line, 2),
    line('M0 465H800', paper.line, 2, 'stroke-dasharray="26 18"'),
    line(
      d`M${left + skew} 408H${right + skew}M${left + skew} 401v14M${right + skew} 401v14M${right + 30} 96L${right + 30 + skew} 372M${right + 22} 96h16M${right + 22 + skew} 372h16`,
      paper.line,
      1.6,
    ),
    group(path(d`M${(left + right + skew) / 2 - 18} 372h36v60h-36z`, paper.wet)),
    legend(610, 548, 32, paper),
  ].join('')
}
