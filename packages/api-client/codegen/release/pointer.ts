/** Steps of a JSON pointer, `#/paths/~1ping/get`, unescaped. */
export const pointerSteps = (pointer: string): string[] =>
  pointer
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** What stands at a JSON pointer, if anything does. */
export const atPointer = (document: object, pointer: string): unknown =>
  pointerSteps(pointer).reduce<unknown>(
    (node, step) => (node as Record<string, unknown> | undefined)?.[step],
    document,
  )
