import { drawFavicon, drawMark } from '@manzil/scenes/mark'
import { drawScene } from '@manzil/scenes/scene'
import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { family, loadFaces } from '../../../pictures/faces.ts'
import type { PictureOrder } from './card-picture.ts'
import { fitLine, fitLines } from './fit-text.ts'

/** Size that Open Graph and Twitter show without cutting. */
export const WIDTH = 1200
export const HEIGHT = 630

/** From the edges to the texts, in pixels. */
const MARGIN = 64

/** JPEG quality in per cent: flat colours show artefacts below it. */
const QUALITY = 84

/** Draws a picture of a page as JPEG. */
export async function drawCard(order: PictureOrder): Promise<Buffer> {
  loadFaces()
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  await drawBackground(context, order)
  drawShade(context)
  await drawBrand(context, order)
  drawTexts(context, order)
  return canvas.encode('jpeg', QUALITY)
}

/** Draws the logo as PNG on a square; a maskable one fills it, so that any shape can be cut out. */
export async function drawIcon(size: number, maskable: boolean): Promise<Buffer> {
  const canvas: Canvas = createCanvas(size, size)
  const context = canvas.getContext('2d')
  const tile = drawFavicon()
  const svg = maskable ? tile.replace(' rx="7"', '') : tile
  // What may be cut off a maskable icon is a tenth on each side.
  if (maskable) {
    context.fillStyle = '#c4122f'
    context.fillRect(0, 0, size, size)
  }
  const inner = maskable ? size * 0.8 : size
  context.drawImage(
    await picture(svg, 1024, 1024),
    (size - inner) / 2,
    (size - inner) / 2,
    inner,
    inner,
  )
  return canvas.encode('png')
}

/** SVG text as something to draw; without a size of its own it would be drawn small and blurred. */
const picture = (svg: string, width: number, height: number) =>
  loadImage(Buffer.from(svg.replace('<svg ', `<svg width="${width}" height="${height}" `)))

async function drawBackground(context: SKRSContext2D, { scene }: PictureOrder): Promise<void> {
  const height = (WIDTH * 3) / 4
  const drawn = await picture(drawScene(scene), WIDTH, height)
  // Scenes are 4:3 with the ground below: a little more is cut off above.
  context.drawImage(drawn, 0, (HEIGHT - height) * 0.55, WIDTH, height)
}

function drawShade(context: SKRSContext2D): void {
  const below = context.createLinearGradient(0, 150, 0, HEIGHT)
  below.addColorStop(0, 'rgba(23, 20, 17, 0)')
  below.addColorStop(0.5, 'rgba(23, 20, 17, 0.66)')
  below.addColorStop(1, 'rgba(23, 20, 17, 0.92)')
  context.fillStyle = below
  context.fillRect(0, 150, WIDTH, HEIGHT - 150)
}

async function drawBrand(context: SKRSContext2D, { brand, rtl }: PictureOrder): Promise<void> {
  context.font = `700 34px ${family}`
  const width = context.measureText(brand).width + 40 + 12 + 48
  const left = rtl ? WIDTH - MARGIN + 24 - width : MARGIN - 24
  context.fillStyle = '#fbf9f6'
  context.beginPath()
  context.roundRect(left, 40, width, 68, 16)
  context.fill()
  const mark = rtl ? left + width - 24 - 40 : left + 24
  context.drawImage(await picture(drawMark(), 160, 160), mark, 54, 40, 40)
  write(context, brand, { rtl, x: rtl ? mark - 12 : mark + 52, y: 86, colour: '#211d19' })
}

function drawTexts(context: SKRSContext2D, order: PictureOrder): void {
  const { rtl } = order
  const x = rtl ? WIDTH - MARGIN : MARGIN
  const room = WIDTH - 2 * MARGIN
  let y = HEIGHT - 56
  const put = (size: number, weight: number, lines: readonly string[], leading: number) => {
    context.font = `${weight} ${size}px ${family}`
    for (const line of [...lines].reverse()) {
      write(context, line, { rtl, x, y, colour: '#ffffff' })
      y -= leading
    }
  }
  const lines = (size: number, weight: number, text: string, most: number) => {
    context.font = `${weight} ${size}px ${family}`
    const width = (part: string) => context.measureText(part).width
    return most === 1 ? [fitLine(text, room, width)] : fitLines(text, room, most, width)
  }
  if (order.line) put(28, 400, lines(28, 400, order.line, 1), 50)
  if (order.text) put(36, 600, lines(36, 600, order.text, 2), 50)
  y -= 14
  const large = order.headline.length > 28 ? 54 : 68
  put(large, 700, lines(large, 700, order.headline, 2), large * 1.2)
  if (order.eyebrow) put(28, 600, lines(28, 600, order.eyebrow, 1), 40)
}

function write(
  context: SKRSContext2D,
  text: string,
  { rtl, x, y, colour }: { rtl: boolean; x: number; y: number; colour: string },
): void {
  context.direction = rtl ? 'rtl' : 'ltr'
  context.textAlign = rtl ? 'right' : 'left'
  context.fillStyle = colour
  context.fillText(text, x, y)
}
