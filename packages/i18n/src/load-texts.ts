import type { ResourceKey } from 'i18next'

/**
 * Loader for bundlers: each file of `locales` becomes a chunk of its own. A server reads the files
 * instead.
 */
export async function loadTexts(language: string, feature: string): Promise<ResourceKey> {
  const file: { default: ResourceKey } = await import(`./locales/${language}/${feature}.json`)
  return file.default
}
