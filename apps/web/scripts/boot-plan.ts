import { operationTable } from '@manzil/api-client/generated/operations.gen'
import { propertyFields } from '@manzil/domain/property-search'
import type { BootPlan } from '../src/boot/plan.ts'
import { latestQuery } from '../src/features/home/latest-query.ts'
import { cardPictureWidths, galleryPictureWidths } from '../src/property/picture-widths.ts'
import { type Entrance, entrances } from '../src/routing/entrances.ts'

const pages: readonly Entrance[] = Object.values(entrances)

const addressOf = (id: keyof typeof operationTable): string => operationTable[id].path

/** What goes out before the app is there; nothing where a mock answers in the page. */
export const liveCalls: Pick<BootPlan, 'calls' | 'session'> = {
  calls: {
    always: [
      ...(['listCategories', 'listLocations', 'getSiteStatus'] as const).map(addressOf),
      `${addressOf('listContactUs')}?language={language}`,
    ],
    pages: {
      [entrances.home.path]: [
        addressOf('listPopularProperties'),
        `${addressOf('listProperties')}?${latestQuery()}`,
      ],
      [entrances.listing.path]: [`${addressOf('listProperties')}{search}`],
      [entrances.details.path]: [addressOf('getProperty')],
    },
    fields: propertyFields,
  },
  session: { current: addressOf('getCurrentUser'), guest: addressOf('loginGuest') },
}

export const noCalls: Pick<BootPlan, 'calls'> = { calls: { always: [], pages: {}, fields: [] } }

/** Where the largest thing on the screen is the picture of a property, and how wide it is drawn. */
export const pictures: BootPlan['pictures'] = {
  [entrances.listing.path]: cardPictureWidths,
  [entrances.details.path]: galleryPictureWidths,
}

/**
 * Addresses of the hero's pictures by mode and direction.
 *
 * @throws Error where the build has not all of them: they were renamed, and would be fetched late
 */
export function skyIn(assets: readonly string[], base: string): NonNullable<BootPlan['sky']> {
  const found = assets.flatMap((asset) => {
    const [, look] = /skyline-((?:light|dark)-(?:ltr|rtl))-[\w-]+\.svg$/.exec(asset) ?? []
    return look === undefined ? [] : [[look, base + asset] as const]
  })
  if (found.length !== 4)
    throw new Error(`Pictures of the hero in the build: ${found.length}, not 4.`)
  return Object.fromEntries(found)
}

/** The part of a built chunk that names its source and its needs. */
export interface BuiltChunk {
  fileName: string
  /** Source files in it. */
  moduleIds: readonly string[]
  imports: readonly string[]
  viteMetadata?: { importedCss: ReadonlySet<string> } | undefined
}

/**
 * Code and styles of each entrance, without what the page names itself.
 *
 * @throws Error where an entrance is in no chunk: it was moved, and would be fetched late
 */
export function filesOf(
  chunks: readonly BuiltChunk[],
  base: string,
  named: string,
): BootPlan['files'] {
  return Object.fromEntries(
    pages.map(({ path, module }) => {
      const page = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
      if (!page) throw new Error(`No chunk holds ${module}: see src/routing/entrances.ts.`)
      const needed = chunks.filter((each) => each === page || page.imports.includes(each.fileName))
      const files = needed.flatMap((each) => [
        each.fileName,
        ...(each.viteMetadata?.importedCss ?? []),
      ])
      return [path, [...new Set(files)].filter((f) => !named.includes(f)).map((f) => base + f)]
    }),
  )
}

/** Where the texts of each entrance lie. */
export const textsIn = (folder: string): NonNullable<BootPlan['texts']> => ({
  folder,
  features: Object.fromEntries(pages.map(({ path, texts }) => [path, ['common', ...texts]])),
  others: ['common'],
})
