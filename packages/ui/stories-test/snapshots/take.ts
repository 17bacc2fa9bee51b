import type { Page } from 'playwright-core'
import { openStoryBrowser, type VisitOptions } from '../browser.ts'
import { type Mode, turns } from '../modes.ts'
import { type Entry, readEntries, storybookFolder } from '../storybook-index.ts'
import { pack } from './pack.ts'

/** Width of the page in px; a story tagged `snapshot-phone` is taken on a phone's. */
const widths = { snapshot: 960, 'snapshot-phone': 390 } as const
type Tag = keyof typeof widths
/** A picture is cut off here, in px. */
const tallest = 1400

/** Dates of stories are of 15 January 2026 in the morning in Dubai. */
export const pictureNeeds: VisitOptions = {
  context: { deviceScaleFactor: 1, timezoneId: 'Asia/Dubai' },
  now: new Date('2026-01-15T09:00:00+04:00'),
}

export interface Shot {
  /** Name of the file without its ending: `components-chip--default.rtl-dark`. */
  name: string
  /** As the browser has drawn it; packed only where it is kept, since that takes long. */
  picture: Buffer
}

/** Pages carry the tags of their stories, and are not meant. */
const tagOf = ({ type, tags }: Entry): Tag | undefined => {
  if (type !== 'story') return undefined
  if (tags.includes('snapshot-phone')) return 'snapshot-phone'
  return tags.includes('snapshot') ? 'snapshot' : undefined
}

export const isPictured = (entry: Entry): boolean => tagOf(entry) !== undefined

/** Names of all pictures of a story: as it stands after its `play`, in both directions and colours. */
export const namesOf = (entry: Entry): string[] =>
  isPictured(entry) ? turns.map(({ played }) => nameOf(entry, played)) : []

const nameOf = ({ id }: Entry, { name }: Mode): string =>
  `${id}.${name.toLowerCase().replace(' ', '-')}`

/** Makes the page as large as the story is taken. */
export async function frame(page: Page, story: Entry): Promise<void> {
  await page.setViewportSize({ width: widths[tagOf(story) ?? 'snapshot'], height: 800 })
}

/** Takes and packs all pictures with the browser of the machine; answers its name with them. */
export async function takeSnapshots(): Promise<{ drawnBy: string; shots: Shot[] }> {
  const opened = await openStoryBrowser(storybookFolder)
  try {
    const visitor = await opened.visit(pictureNeeds)
    const shots: Shot[] = []
    for (const { played } of turns)
      for (const story of readEntries().filter(isPictured)) {
        await frame(visitor.page, story)
        const { problems } = await visitor.show(story.id, played)
        if (problems.length > 0) throw new Error(`${nameOf(story, played)}: ${problems.join('; ')}`)
        const { name, picture } = await takeShot(visitor.page, story, played)
        shots.push({ name, picture: pack(picture) })
      }
    return { drawnBy: opened.drawnBy, shots }
  } finally {
    await opened.close()
  }
}

/** Takes the story that is there. */
export async function takeShot(page: Page, story: Entry, mode: Mode): Promise<Shot> {
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
  const clip = { x: 0, y: 0, width, height: bottom }
  const picture = await page.screenshot({ animations: 'disabled', clip })
  return { name: nameOf(story, mode), picture }
}
