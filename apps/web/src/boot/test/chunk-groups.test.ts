import { describe, expect, it } from 'vitest'
import { entranceGroups } from '../../../scripts/chunk-groups.ts'
import { entrances } from '../../routing/entrances.ts'

const entry = '/src/app/main.tsx'
const overlays = '/src/app/Overlays.tsx'
const [home, listing, details] = Object.values(entrances).map(({ module }) => `/src/${module}`)
const lazy = Array.from({ length: 8 }, (_, place) => `/src/lazy-${place}.tsx`)

/** Which module needs which; what is asked for later stands in `later`. */
function groupsOf(needs: Record<string, readonly string[]>) {
  const later = new Set([home, listing, details, overlays, ...lazy])
  const graph = {
    getModuleInfo: (id: string) => ({
      importedIds: needs[id] ?? [],
      importers: Object.keys(needs).filter((each) => needs[each]?.includes(id)),
      dynamicImporters: later.has(id) ? [entry] : [],
    }),
  }
  const { name } = entranceGroups(entry, '/src')
  return (id: string) => name(id, graph)
}

describe('the files that a first visit takes', () => {
  it('keeps what the entry or all pages of homes need in one', () => {
    const group = groupsOf({
      [entry]: ['react'],
      [home ?? '']: ['card'],
      [listing ?? '']: ['card'],
      [details ?? '']: ['card', 'react'],
    })
    expect(['react', 'card'].map(group)).toEqual(['site', 'site'])
  })

  it('keeps what two of them share apart from what one has alone', () => {
    const group = groupsOf({
      [home ?? '']: ['box', 'hero'],
      [listing ?? '']: ['box', 'share', 'row'],
      [details ?? '']: ['share', 'facts'],
    })
    expect(['box', 'hero', 'share', 'row', 'facts'].map(group)).toEqual([
      'search',
      'home',
      'results',
      'listing',
      'details',
    ])
  })

  it('keeps what other pages need too out of the page itself', () => {
    const group = groupsOf({
      [listing ?? '']: ['chip', 'alert'],
      'lazy-part': ['chip'],
      ...Object.fromEntries(lazy.map((page) => [page, ['alert']])),
      [lazy[0] ?? '']: ['alert', 'lazy-part'],
    })
    expect(['chip', 'alert'].map(group)).toEqual(['listingParts', 'results'])
  })

  it('lets no entrance take the overlays with it', () => {
    const group = groupsOf({ [overlays]: ['toast', 'hook'], [listing ?? '']: ['hook'] })
    expect(['toast', 'hook', 'elsewhere'].map(group)).toEqual(['Overlays', 'site', null])
  })
})
