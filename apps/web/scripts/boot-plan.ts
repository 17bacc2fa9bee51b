import { operationTable } from '@manzil/api-client/generated/operations.gen'
import { propertyFields } from '@manzil/domain/property-search'
import type { Feature } from '@manzil/i18n/features'
import type { BootPlan } from '../src/boot/plan.ts'
import { latestQuery } from '../src/features/home/latest-query.ts'

/** Pages that visitors enter by: their code and texts are fetched beside the app's. */
const entrances: Readonly<Record<string, { module: string; texts: readonly Feature[] }>> = {
  '/': { module: 'features/home/HomePage.tsx', texts: ['common', 'home', 'search'] },
  '/property-listing': {
    module: 'features/property/property-listing/PropertyListingPage.tsx',
    texts: ['common', 'listing', 'search'],
  },
  '/property-details': {
    module: 'features/property/property-details/PropertyDetailsPage.tsx',
    texts: ['common', 'details'],
  },
  '*': { module: '', texts: ['common'] },
}

const addressOf = (id: keyof typeof operationTable): string => operationTable[id].path

/** What goes out before the app is there; nothing where a mock answers in the page. */
export const liveCalls: Pick<BootPlan, 'calls' | 'session'> = {
  calls: {
    always: [
      ...(['listCategories', 'listLocations', 'getSiteStatus'] as const).map(addressOf),
      `${addressOf('listContactUs')}?language={language}`,
    ],
    home: [addressOf('listPopularProperties'), `${addressOf('listProperties')}?${latestQuery()}`],
    listing: addressOf('listProperties'),
    fields: propertyFields,
    details: [addressOf('getProperty')],
  },
  session: { current: addressOf('getCurrentUser'), guest: addressOf('loginGuest') },
}

export const noCalls: Pick<BootPlan, 'calls'> = { calls: { always: [], home: [], details: [] } }

/** The part of a built chunk that names its source and its needs. */
export interface BuiltChunk {
  fileName: string
  /** Source files in it. */
  moduleIds: readonly string[]
  imports: readonly string[]
  viteMetadata?: { importedCss: ReadonlySet<string> } | undefined
}

/** Code and styles of each entrance, without what the page names itself. */
export function filesOf(
  chunks: readonly BuiltChunk[],
  base: string,
  named: string,
): BootPlan['files'] {
  return Object.fromEntries(
    Object.entries(entrances).map(([path, { module }]) => {
      const page = module
        ? chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)))
        : undefined
      const needed = page
        ? chunks.filter((each) => each === page || page.imports.includes(each.fileName))
        : []
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
  features: Object.fromEntries(Object.entries(entrances).map(([path, { texts }]) => [path, texts])),
})
