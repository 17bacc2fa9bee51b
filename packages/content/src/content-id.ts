/** Kinds of content, in the order of their numbers inside ids; new ones go to the end. */
const kinds = [
  'social-media',
  'user-type',
  'blog-category',
  'blog',
  'about-us',
  'banner',
  'guide',
  'policy',
  'bot-content',
  'faq',
] as const
type ContentIdKind = (typeof kinds)[number]

/** FNV-1a, 64 bits: short, the same everywhere, and spread well enough for some hundred keys. */
function hashOf(text: string): bigint {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash
}

/** Id of a text by the name that its file gives it, in the shape of a UUIDv7. */
export function keyedId(kind: ContentIdKind, key: string): string {
  const hex = hashOf(`${kind}/${key}`).toString(16).padStart(16, '0')
  return `0197a1c0-${hex.slice(0, 4)}-${groupOf(kind)}-8${hex.slice(4, 7)}-000${hex.slice(7)}`
}

const groupOf = (kind: ContentIdKind): string => (0x7000 + kinds.indexOf(kind) + 1).toString(16)

/** Fixed id of the nth seeded row of a kind, in the shape of a UUIDv7. */
export function contentId(kind: ContentIdKind, position: number): string {
  return `0197a1c0-0000-${groupOf(kind)}-8000-${position.toString(16).padStart(12, '0')}`
}
