import type { UploadedFile } from '@manzil/api-client/generated/types.gen'

/** What the first bytes of a picture say. */
export type Picture = Pick<UploadedFile, 'media_type' | 'width' | 'height'>

/** Reads kind and size of a JPEG, PNG or WebP; undefined for anything else, whatever its name. */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const found = readPng(view) ?? readWebp(view) ?? readJpeg(view)
    return found && found.width > 0 && found.height > 0 ? found : undefined
  } catch (cause) {
    // The file ends where its size should be.
    if (cause instanceof RangeError) return undefined
    throw cause
  }
}

const textAt = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, offset) => view.getUint8(at + offset)))

/** Signature, then the header chunk with both sizes. */
function readPng(view: DataView): Picture | undefined {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return undefined
  if (textAt(view, 12, 4) !== 'IHDR') return undefined
  return { media_type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** RIFF container; lossy, lossless and extended pictures keep their size in different places. */
function readWebp(view: DataView): Picture | undefined {
  if (textAt(view, 0, 4) !== 'RIFF' || textAt(view, 8, 4) !== 'WEBP') return undefined
  const media_type = 'image/webp'
  switch (textAt(view, 12, 4)) {
    case 'VP8 ':
      return {
        media_type,
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { media_type, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X': {
      const size = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
      return { media_type, width: size(24), height: size(27) }
    }
    default:
      return undefined
  }
}

/** Segments until the one that begins a frame. */
function readJpeg(view: DataView): Picture | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    if (marker < 0xff01) return undefined
    if (isFrame(marker))
      return {
        media_type: 'image/jpeg',
        width: view.getUint16(at + 7),
        height: view.getUint16(at + 5),
      }
  }
}

/** SOF0 to SOF15, without the tables (DHT, JPG, DAC) that are numbered among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
