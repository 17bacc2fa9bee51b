import { mkdirSync, writeFileSync } from 'node:fs'
import { drawFavicon } from '@manzil/scenes/mark'
import { drawSkyline } from '@manzil/scenes/skyline'
import type { Plugin } from 'vite'

const folder = new URL('../src/boot/generated/', import.meta.url)

/** Units; wide enough for a desk, phones see its middle. */
const shape = { width: 1600, height: 640 }

/**
 * Draws the pictures that the page itself names into files: the hero's skyline in both modes and
 * both directions, and the tab's icon.
 */
export function picturesPlugin(): Plugin {
  return {
    name: 'manzil-pictures',
    configResolved() {
      mkdirSync(folder, { recursive: true })
      writeFileSync(new URL('favicon.svg', folder), drawFavicon())
      for (const mode of ['light', 'dark'] as const)
        for (const direction of ['ltr', 'rtl'] as const)
          writeFileSync(
            new URL(`skyline-${mode}-${direction}.svg`, folder),
            drawSkyline({ ...shape, mode, mirrored: direction === 'rtl' }),
          )
    },
  }
}
