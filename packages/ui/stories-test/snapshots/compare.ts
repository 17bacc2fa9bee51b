import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { reduceShades } from './pack.ts'

/** Share of pixels that may differ: what two builds of one browser draw differently at edges. */
const tolerance = 0.0002

export interface Difference {
  /** What differs, for people. */
  summary: string
  /** The later picture in grey, differing pixels in red; none where the sizes differ. */
  picture?: Buffer
}

/** How an accepted PNG picture and another one differ; undefined where they are the same to the eye. */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  const [old, fresh] = [PNG.sync.read(before), PNG.sync.read(after)]
  const { width, height } = fresh
  if (old.width !== width || old.height !== height)
    return { summary: `${old.width} × ${old.height} has become ${width} × ${height} pixels` }
  reduceShades(fresh.data)
  const picture = new PNG({ width, height })
  const count = pixelmatch(old.data, fresh.data, picture.data, width, height, { threshold: 0.1 })
  if (count <= width * height * tolerance) return undefined
  return {
    summary: `${count} of ${width * height} pixels differ`,
    picture: PNG.sync.write(picture),
  }
}
