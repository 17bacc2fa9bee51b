import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { judge } from './judge.ts'

function picture(width: number, red: number): Buffer {
  const png = new PNG({ width, height: 20 })
  for (let at = 0; at < png.data.length; at += 4) {
    png.data.set([200, 200, 200, 255], at)
    if (at / 4 < red) png.data.set([200, 20, 40, 255], at)
  }
  return PNG.sync.write(png)
}

const accepted = (pictures: Record<string, Buffer>) => ({
  drawnBy: 'HeadlessChrome-156',
  names: Object.keys(pictures),
  read: (name: string) => pictures[name],
})

describe('judging pictures', () => {
  it('says nothing of what looks the same', () => {
    expect(
      judge(['a'], [{ name: 'a', picture: picture(20, 5) }], accepted({ a: picture(20, 5) })),
    ).toEqual([])
  })

  it('sees another colour, another size, and a picture that is new, not taken or gone', () => {
    const found = judge(
      ['colour', 'size', 'new', 'failed'],
      [
        { name: 'colour', picture: picture(20, 9) },
        { name: 'size', picture: picture(24, 5) },
        { name: 'new', picture: picture(20, 5) },
      ],
      accepted({
        colour: picture(20, 5),
        size: picture(20, 5),
        failed: picture(20, 5),
        gone: picture(20, 5),
      }),
    )
    expect(found.map(({ name, summary }) => `${name}: ${summary}`)).toEqual([
      'colour: 4 of 400 pixels differ',
      'size: 20 × 20 has become 24 × 20 pixels',
      'new: new',
      'failed: not taken, for the story fails',
      'gone: no story asks for it any more',
    ])
  })
})
