/**
 * A start that cannot succeed until a person changes something (folder, address, password).
 * `message` is one readable sentence without secrets: print it and end, without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

/** Code of a system or PostgreSQL error (`EACCES`, `28P01`), or `undefined`. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
