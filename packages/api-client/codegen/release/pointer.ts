/** Steps of a JSON pointer, `#/paths/~1ping/get`, unescaped. */
export const pointerSteps = (pointer: string): string[] =>
  pointer
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** A name as a step of a JSON pointer. */
export const escapeStep = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
