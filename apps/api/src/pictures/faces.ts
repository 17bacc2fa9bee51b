import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'

/** The type faces of the design system, each for its letters. */
const faces: readonly (readonly [name: string, file: string])[] = [
  [
    'Manzil Latin',
    import.meta.resolve('@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2'),
  ],
  [
    'Manzil Latin Ext',
    import.meta.resolve(
      '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2',
    ),
  ],
  [
    'Manzil Cyrillic',
    import.meta.resolve(
      '@fontsource-variable/noto-sans/files/noto-sans-cyrillic-wght-normal.woff2',
    ),
  ],
  [
    'Manzil Arabic',
    import.meta.resolve('@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2'),
  ],
]

/** All of them, as a list of a style. */
export const family = faces.map(([name]) => `"${name}"`).join(', ')

let loaded = false
/** Makes them known to whatever draws in this thread, once. */
export function loadFaces(): void {
  if (loaded) return
  loaded = true
  for (const [name, file] of faces) GlobalFonts.registerFromPath(fileURLToPath(file), name)
}
