import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A chunk of a PNG. */
function chunk(type: string, data: Uint8Array): Buffer {
  const made = Buffer.alloc(12 + data.length)
  made.writeUInt32BE(data.length, 0)
  made.write(type, 4, 'latin1')
  made.set(data, 8)
  made.writeUInt32BE(crc32(made.subarray(4, 8 + data.length)), 8 + data.length)
  return made
}

/** A PNG of chunks, whose head says how large it is whatever follows. */
function pngOf(width: number, height: number, chunks: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  return Buffer.concat([signature, chunk('IHDR', head), ...chunks, chunk('IEND', Buffer.alloc(0))])
}

const rows = (width: number, height: number) => deflateSync(Buffer.alloc((width * 3 + 1) * height))

/** A plain picture of one colour. */
export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 40 } } })

export const png = (width: number, height: number): Buffer =>
  pngOf(width, height, [chunk('IDAT', rows(width, height))])

/** A PNG of a few rows whose head says that it is larger. */
export const claiming = (width: number, height: number): Buffer =>
  pngOf(width, height, [chunk('IDAT', rows(10, 10))])

/** Two frames, one red and one blue. */
export function moving(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = Buffer.alloc(8 * 16 * 3)
  frames.fill(200, frames.length / 2)
  const made = sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
  return (format === 'webp' ? made.webp() : made.gif()).toBuffer()
}

const control = Buffer.alloc(26)
control.writeUInt32BE(8, 4)
control.writeUInt32BE(8, 8)

/** A PNG of two frames: browsers move it, decoders of PNG see the first. */
export const movingPng = (): Buffer =>
  pngOf(8, 8, [
    chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    chunk('fcTL', control),
    chunk('IDAT', rows(8, 8)),
  ])

/** A colour profile of 100 kilobytes that unpacks to 100 megabytes. */
export const profileBomb = (): Buffer =>
  pngOf(8, 8, [
    chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(100_000_000))])),
    chunk('IDAT', rows(8, 8)),
  ])

/** What a telephone writes: where and by whom it was taken, and that it lies on its side. */
export const withPlace = (): Promise<Buffer> =>
  plain(80, 40)
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Artist: 'Sara Khan' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 3/1', GPSLongitudeRef: 'E' },
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Sara at home</x:xmpmeta>')
    .jpeg()
    .toBuffer()

/** The beginning of a file of an iPhone. */
export const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0heicmif1'),
  Buffer.alloc(200),
])
