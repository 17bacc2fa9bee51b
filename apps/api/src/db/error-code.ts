/** Code of a system or PostgreSQL error (`EACCES`, `28P01`), or `undefined`. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
