import { expect, test } from 'vitest'
import { readPicture } from '../src/pictures/read-picture.ts'

const bytes = (hex: string): Uint8Array =>
  Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'))
const text = (words: string): string => Buffer.from(words).toString('hex')
const webp = (rest: string) => bytes(`${text('RIFF')} 00000000 ${text('WEBP')} ${rest}`)

const png = '89504e47 0d0a1a0a 0000000d 49484452 00000140 000000f0'
const jpeg = 'ffd8 ffe0 0004 0000 ffc4 0003 00 ffc2 0011 08 00f0 0140 03'

test.each([
  ['a PNG', bytes(png), 'image/png'],
  ['a JPEG, past tables and in steps', bytes(jpeg), 'image/jpeg'],
  ['a lossy WebP', webp(`${text('VP8 ')} 00000000 000000 9d012a 4001 f000`), 'image/webp'],
  ['a lossless WebP', webp(`${text('VP8L')} 00000000 2f 3fc13b00`), 'image/webp'],
  ['an extended WebP', webp(`${text('VP8X')} 0a000000 00000000 3f0100 ef0000`), 'image/webp'],
])('%s says how large it is', (_name, file, media_type) => {
  expect(readPicture(file)).toEqual({ media_type, width: 320, height: 240 })
})

test.each([
  ['nothing', bytes('')],
  ['a drawing', bytes(text('<svg onload="alert(1)">'.padEnd(40)))],
  ['a page', bytes(text('<!doctype html><script>alert(1)</script>'))],
  ['a GIF', bytes(`${text('GIF89a')} 4001 f000 000000`)],
  ['a PNG that breaks off', bytes(png).subarray(0, 20)],
  ['a JPEG without a frame', bytes('ffd8 ffe0 0004 0000 0000 0000')],
  ['a sound in the same container', bytes(`${text('RIFF')} 00000000 ${text('WAVE')} 00000000`)],
  ['a picture without an extent', bytes(png.replace('00000140', '00000000'))],
])('%s is no picture', (_name, file) => {
  expect(readPicture(file)).toBeUndefined()
})
