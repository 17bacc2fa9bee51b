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

/** Fixed id of the nth seeded row of a kind, in the shape of a UUIDv7. */
export function contentId(kind: (typeof kinds)[number], position: number): string {
  const group = (0x7000 + kinds.indexOf(kind) + 1).toString(16)
  return `0197a1c0-0000-${group}-8000-${position.toString(16).padStart(12, '0')}`
}
