import { type Ground, readBase } from './read-base.ts'

/** Fetches the drawn country, which is a file of its own. */
export async function loadGround(): Promise<Ground> {
  const file = await import('./uae.json')
  return readBase(file.default)
}
