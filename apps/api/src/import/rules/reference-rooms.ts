/** A number before "BR", "BHK", "bed", or "STD"/"studio", as agents write their references. */
const ROOMS = /(?<!\d)([1-9])\s*[-_/]?\s*(?:br|bed|bhk|bdr)/giu
const STUDIO = /(?<!\p{L})std(?!\p{L})|studio/iu

/** The bedrooms that an advertiser's reference names ("JVC-MR-1BR-s" → 1), if it names one number. */
export function roomsInReference(reference: string): number | undefined {
  const counts = new Set([...reference.matchAll(ROOMS)].map(([, digit]) => Number(digit)))
  const [only] = counts
  if (counts.size === 1) return only
  return counts.size === 0 && STUDIO.test(reference) ? 0 : undefined
}
