/** `property` → `Property`, `user-plan` → `User plan`. */
export const tagTitle = (tag: string): string => {
  const words = tag.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `1 call`, `22 calls`. */
export const countOf = (count: number, one: string): string =>
  `${count} ${count === 1 ? one : `${one}s`}`
