/** What was done to a picture, apart from its pixels, so that it can be done again differently. */
export interface PictureEdit {
  /** Quarter turns clockwise: 0 to 3. */
  turns: number
  /** Width by height of what is kept; `null` keeps the picture's own. */
  ratio: number | null
  /** 1 keeps as much as the ratio allows, 4 a quarter of its edge. */
  zoom: number
  /** Middle of what is kept, in parts of the turned picture: 0 to 1. */
  x: number
  y: number
}

export const untouched: PictureEdit = { turns: 0, ratio: null, zoom: 1, x: 0.5, y: 0.5 }

export interface Size {
  width: number
  height: number
}

/** The size of a picture after its turns. */
export function turned({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}

/** What is kept, in px of the turned picture. Never reaches beyond the picture. */
export function croppedArea(picture: Size, edit: PictureEdit) {
  const { width, height } = turned(picture, edit.turns)
  const ratio = edit.ratio ?? width / height
  const widest = Math.min(width, height * ratio)
  const w = widest / Math.max(1, edit.zoom)
  const h = w / ratio
  const left = Math.max(0, Math.min(width - w, edit.x * width - w / 2))
  const top = Math.max(0, Math.min(height - h, edit.y * height - h / 2))
  return { left, top, width: w, height: h }
}

/** The same edit with its middle where the picture lets it be, so that no move is lost beyond. */
export function settled(picture: Size, edit: PictureEdit): PictureEdit {
  const whole = turned(picture, edit.turns)
  const { left, top, width, height } = croppedArea(picture, edit)
  return {
    ...edit,
    x: (left + width / 2) / whole.width,
    y: (top + height / 2) / whole.height,
  }
}

/** Draws what is kept over the whole of a canvas of `size`. */
export function paint(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  edit: PictureEdit,
  size: Size,
): void {
  const natural = { width: image.naturalWidth, height: image.naturalHeight }
  const area = croppedArea(natural, edit)
  const whole = turned(natural, edit.turns)
  const scale = size.width / area.width
  context.save()
  context.clearRect(0, 0, size.width, size.height)
  context.scale(scale, scale)
  context.translate(whole.width / 2 - area.left, whole.height / 2 - area.top)
  context.rotate((edit.turns * Math.PI) / 2)
  context.drawImage(image, -natural.width / 2, -natural.height / 2)
  context.restore()
}

/** Loads a picture for drawing. Rejects where it cannot be read. */
export async function loadPicture(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  // Pictures of another origin may be drawn only if it allows that.
  if (/^https?:/.test(src)) image.crossOrigin = 'anonymous'
  image.src = src
  await image.decode()
  return image
}

/**
 * The edited picture as a JPEG for sending, its longer edge `maxEdge` px at most. Rejects where the
 * picture cannot be read or its origin forbids it.
 */
export async function renderEdit(
  image: HTMLImageElement,
  edit: PictureEdit,
  maxEdge = 2560,
): Promise<Blob> {
  const area = croppedArea({ width: image.naturalWidth, height: image.naturalHeight }, edit)
  const scale = Math.min(1, maxEdge / Math.max(area.width, area.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas to draw on')
  paint(context, image, edit, canvas)
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      'image/jpeg',
      0.9,
    )
  })
}
