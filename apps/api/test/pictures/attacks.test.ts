import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type MadePicture, makeVariants } from '../../src/pictures/make-variants.ts'
import { pictureKinds } from '../../src/pictures/picture-kinds.ts'
import { PictureRefusal } from '../../src/pictures/picture-refusal.ts'
import {
  claiming,
  heic,
  moving,
  movingPng,
  plain,
  png,
  profileBomb,
  withPlace,
} from './hostile-files.ts'

const kind = pictureKinds.profile_picture
const make = (bytes: Uint8Array) => makeVariants(bytes, kind)
const jpeg = () => plain(80, 40).jpeg().toBuffer()

/** The variant that is drawn whole, as pixels. */
const largest = ({ variants }: MadePicture, ending: string) =>
  variants.findLast(({ format }) => format.ending === ending)?.bytes ?? new Uint8Array()

const refused: Record<string, [cause: string, file: () => Buffer | Promise<Buffer>]> = {
  'a file of no bytes': ['empty', () => Buffer.alloc(0)],
  'SVG with a script': [
    'kind',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/>'),
  ],
  'HTML that is called a PNG': [
    'kind',
    () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  ],
  'a text that begins like a JPEG': [
    'broken',
    () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
  ],
  GIFAR: ['animated', () => Buffer.concat([Buffer.from('GIF89a'), Buffer.from('PK\x03\x04')])],
  'a moving GIF': ['animated', () => moving('gif')],
  'a moving WebP': ['animated', () => moving('webp')],
  'a moving PNG': ['animated', movingPng],
  HEIC: ['heic', () => heic],
  TIFF: ['kind', () => plain(8, 8).tiff().toBuffer()],
  PDF: ['kind', () => Buffer.from('%PDF-1.7\n')],
  '50,000 × 50,000 in the head': ['pixels', () => claiming(50_000, 50_000)],
  '12,001 pixels along an edge': ['pixels', () => claiming(12_001, 1)],
  '7,000 × 6,000': ['pixels', () => claiming(7_000, 6_000)],
  'half a JPEG': ['broken', async () => cut(await plain(300, 300).jpeg().toBuffer())],
  'half a PNG': ['broken', async () => cut(await noise().png().toBuffer())],
  'half a WebP': ['broken', async () => cut(await noise().webp().toBuffer())],
  'half an AVIF': ['broken', async () => cut(await noise().avif({ effort: 0 }).toBuffer())],
}

const cut = (whole: Buffer): Buffer => whole.subarray(0, Math.floor(whole.length / 2))
const noise = () =>
  sharp({
    create: {
      width: 120,
      height: 120,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

test.each(Object.entries(refused))('%s is refused with words', async (_name, [cause, file]) => {
  const bytes = await file()
  const error = await make(bytes).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(PictureRefusal)
  expect(error).toMatchObject({ reason: cause, said: { key: `picture.${cause}` } })
})

test.each([
  ['a page', '<html><script>alert(1)</script>'],
  ['an archive', 'PK\x03\x04META-INF/MANIFEST.MF'],
  ['a program', '#!/bin/sh\nrm -rf /'],
])('%s behind the pixels is left behind', async (_what, tail) => {
  const made = await make(Buffer.concat([await jpeg(), Buffer.from(tail)]))
  for (const { bytes } of made.variants)
    expect(Buffer.from(bytes).includes(tail.slice(0, 12))).toBe(false)
})

test('nothing that a camera writes is kept, and the picture stands upright', async () => {
  const bytes = await withPlace()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  const made = await make(bytes)
  for (const each of made.variants) {
    const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(each.bytes).metadata()
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
    expect(width).toBe(height)
    expect(Buffer.from(each.bytes).includes('Sara')).toBe(false)
  }
})

test('a colour profile that is a bomb costs no more than it may, and is left behind', async () => {
  const bomb = profileBomb()
  const before = process.memoryUsage().rss
  const made = await make(bomb)
  expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000)
  expect((await sharp(largest(made, 'webp')).metadata()).icc).toBeUndefined()
})

test('every size is there in every format, none larger than the picture', async () => {
  const made = await make(png(300, 200))
  const sizes = await Promise.all(
    made.variants.map(async ({ edge, format, bytes }) => {
      const { width, height, format: found } = await sharp(bytes).metadata()
      return `${edge}.${format.ending}: ${width}×${height} ${found}`
    }),
  )
  expect(sizes).toEqual(
    [40, 80, 160, 640].flatMap((edge) => {
      const side = Math.min(edge, 200)
      return [
        `${edge}.avif: ${side}×${side} heif`,
        `${edge}.webp: ${side}×${side} webp`,
        `${edge}.jpg: ${side}×${side} jpeg`,
      ]
    }),
  )
  expect(made.placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{20,400}$/)
})

test.each([
  ['grey', () => plain(50, 50).greyscale().png().toBuffer()],
  ['of printers', () => plain(50, 50).toColourspace('cmyk').jpeg().toBuffer()],
  ['of sixteen bits', () => plain(50, 50).toColourspace('rgb16').png().toBuffer()],
  ['of a wide gamut', () => plain(50, 50).withIccProfile('p3').jpeg().toBuffer()],
  ['AVIF', () => plain(50, 50).avif({ effort: 0 }).toBuffer()],
  ['of one pixel', () => plain(1, 1).png().toBuffer()],
])('a picture %s becomes one that every browser draws', async (_what, file) => {
  const made = await make(await file())
  const { space, format } = await sharp(largest(made, 'jpg')).metadata()
  expect([space, format]).toEqual(['srgb', 'jpeg'])
})

test('what is seen through stands on white where a format has no such pixels', async () => {
  const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: '#0000' } })
  const made = await make(await clear.png().toBuffer())
  const { dominant } = await sharp(largest(made, 'jpg')).stats()
  expect(dominant.r).toBeGreaterThan(240)
  expect((await sharp(largest(made, 'webp')).metadata()).hasAlpha).toBe(true)
})
