import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { openStoryBrowser } from '../browser.ts'
import { type Mode, modes } from '../modes.ts'
import { type Entry, readEntries, storybookFolder } from '../storybook-index.ts'

/** Two modes show both directions and both colours. */
const taken: readonly Mode[] = [modes[0], modes[3]]

/** Width of the page in px; a story tagged `snapshot-phone` is taken on a phone's. */
const widths = { snapshot: 960, 'snapshot-phone': 390 } as const
type Tag = keyof typeof widths
/** A picture is cut off here, in px. */
const tallest = 1400

/** Dates of stories, as 15 January 2026 in the morning in Dubai. */
const now = new Date('2026-01-15T09:00:00+04:00')

export interface Shot {
  /** Name of the file without its ending: `components-chip--default.rtl-dark`. */
  name: string
  picture: Buffer
}

/** Pages carry the tags of their stories, and are not meant. */
const tagOf = ({ type, tags }: Entry): Tag | undefined => {
  if (type !== 'story') return undefined
  if (tags.includes('snapshot-phone')) return 'snapshot-phone'
  return tags.includes('snapshot') ? 'snapshot' : undefined
}

/** Names of all pictures that the stories ask for, in their order. */
export const namesOf = (entry: Entry): string[] =>
  tagOf(entry) ? taken.map((mode) => nameOf(entry, mode)) : []

const nameOf = ({ id }: Entry, { name }: Mode): string =>
  `${id}.${name.toLowerCase().replace(' ', '-')}`

/** Takes all pictures with the browser of the machine; answers its major version with them. */
export async function takeSnapshots(): Promise<{ major: string; shots: Shot[] }> {
  const opened = await openStoryBrowser({
    folder: storybookFolder,
    pages: 1,
    context: { deviceScaleFactor: 1, timezoneId: 'Asia/Dubai' },
    // The same edges of letters, whatever the screen and the settings of the machine.
    flags: ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  })
  try {
    const [visitor] = opened.visitors
    if (!visitor) throw new Error('no page')
    await visitor.page.context().clock.setFixedTime(now)
    const shots: Shot[] = []
    for (const entry of readEntries()) {
      const tag = tagOf(entry)
      if (!tag) continue
      await visitor.page.setViewportSize({ width: widths[tag], height: 800 })
      for (const mode of taken) {
        const name = nameOf(entry, mode)
        const { problems } = await visitor.open(entry.id, mode)
        if (problems.length > 0) throw new Error(`${name}: ${problems.join('; ')}`)
        shots.push({ name, picture: await shoot(visitor.page) })
      }
    }
    return { major: opened.browser.version().split('.')[0] ?? '', shots }
  } finally {
    await opened.close()
  }
}

async function shoot(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
  const box = await page.locator('#storybook-root').boundingBox()
  if (!box) throw new Error('the story has no size')
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  // What floats (a dialog, a toast) is placed in the window, not in the story.
  const floats = box.height < 1 || (await page.locator('[aria-modal="true"]').count()) > 0
  const bottom = floats ? height : Math.min(Math.ceil(box.y + box.height) + 16, tallest)
  await page.setViewportSize({ width, height: Math.max(bottom, 100) })
  return pack(
    await page.screenshot({
      animations: 'disabled',
      clip: { x: 0, y: 0, width, height: bottom },
    }),
  )
}

/**
 * The same picture in a file of half the size: 32 shades of each colour, which nobody can tell from
 * 256, and flat areas without a filter.
 */
function pack(picture: Buffer): Buffer {
  const image = PNG.sync.read(picture)
  image.data.forEach((shade, at) => {
    image.data[at] = (shade & 0xf8) | (shade >> 5)
  })
  return PNG.sync.write(image, {
    colorType: 2,
    filterType: 0,
    deflateLevel: 9,
    deflateStrategy: 0,
  })
}
