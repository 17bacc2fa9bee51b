/** Takes all of `offered`; if all are taken already, leaves them. Others stay as they are. */
export function toggleAll(value: readonly string[], offered: readonly string[]): string[] {
  const taken = new Set(value)
  const group = new Set(offered)
  if (offered.every((each) => taken.has(each))) return value.filter((each) => !group.has(each))
  return [...value, ...offered.filter((each) => !taken.has(each))]
}
