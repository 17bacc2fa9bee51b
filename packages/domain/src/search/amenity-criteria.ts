/** A property with a pool of its own has a pool: amenities that also meet the criterion for another one. */
const alsoMeeting: ReadonlyMap<string, readonly string[]> = new Map([['pool', ['private-pool']]])

/** Slugs any of which a property must have where somebody asks for this amenity; itself first. */
export function amenitiesMeeting(slug: string): readonly string[] {
  return [slug, ...(alsoMeeting.get(slug) ?? [])]
}
