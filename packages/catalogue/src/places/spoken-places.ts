import { places } from './places.ts'

/** Places with the names that visitors use: those of the land register are nobody's words. */
export const spokenPlaces = places.map(
  ({ slug, kind, parent, names, aliases, centroid, needsParent }) => ({
    slug,
    kind,
    parent,
    name: names.en,
    nameAr: names.ar,
    names,
    aliases: [
      ...Object.values(names),
      ...aliases.filter(({ lang }) => lang !== 'dld').map(({ name }) => name),
    ],
    centre: centroid,
    needsParent,
  }),
)
