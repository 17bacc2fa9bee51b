import { fileOf, importsOf } from './imports.ts'
import { lineOf } from './line-of.ts'
import { closedTo, exceptions, isDevelopmentFile, packageImports, webLayers } from './rules.ts'

export interface SourceFile {
  /** Path from the root of the repository, with forward slashes. */
  path: string
  text: string
}

/** Every import that breaks the rules, as one sentence each. */
export function checkBoundaries(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    importsOf(file.text).flatMap((specifier) => {
      const problem = judge(file.path, specifier)
      if (!problem) return []
      const line = lineOf(file.text, file.text.indexOf(specifier))
      return [`${file.path}:${line}: ${problem}`]
    }),
  )
}

const moved = 'move what both need to a package that both may import'
const shared = 'move what both need to a shared folder of apps/web/src'

function judge(from: string, specifier: string): string | undefined {
  const zone = zoneOf(from)
  if (!zone) return undefined
  const target = targetOf(from, specifier)
  if (!target) return undefined
  if (target.path.includes('/scripts/') && !isDevelopmentFile(from))
    return `is no script and imports one (${specifier}); move what it needs out of the scripts`
  if (target.zone !== zone) return judgePackage(from, zone, target.zone, specifier)
  if (!specifier.startsWith('.'))
    return `imports its own package by its name (${specifier}); import the file by its relative path`
  return zone === 'apps/web' ? judgeWeb(from, target.path) : undefined
}

function judgePackage(from: string, zone: string, target: string, specifier: string) {
  if (isDevelopmentFile(from)) return undefined
  if (!specifier.startsWith('@manzil/'))
    return `reaches into ${target} by a relative path (${specifier}); import it by its name, @manzil/…`
  const folder = Object.keys(closedTo).find((each) => from.startsWith(`${each}/`))
  if (folder && closedTo[folder]?.includes(target))
    return `${folder} may not import ${target}; ${moved}`
  if (packageImports[zone]?.includes(target) || exceptions[from]?.includes(target)) return undefined
  return `${zone} may not import ${target}; ${moved}`
}

/** shared folders → features → app; no feature imports another. */
function judgeWeb(from: string, target: string): string | undefined {
  if (isDevelopmentFile(from)) return undefined
  const [fromLayer, toLayer] = [layerOf(from), layerOf(target)]
  if (webLayers.indexOf(toLayer) > webLayers.indexOf(fromLayer))
    return `${fromLayer} may not import ${toLayer} (${target}); ${shared}`
  if (fromLayer !== 'features' || toLayer !== 'features') return undefined
  const [here, there] = [featureOf(from), featureOf(target)]
  return here === there ? undefined : `feature ${here} may not import feature ${there}; ${shared}`
}

function layerOf(path: string): (typeof webLayers)[number] {
  if (path.startsWith('apps/web/src/features/')) return 'features'
  return path.startsWith('apps/web/src/app/') ? 'app' : 'shared'
}

/** A feature is the deepest folder that holds screens: `property/property-details`, `home`. */
const featureOf = (path: string): string => {
  const [area = '', screen = ''] = path.replace('apps/web/src/features/', '').split('/')
  return area === 'property' || area === 'dashboard' ? `${area}/${screen}` : area
}

const zoneOf = (path: string): string | undefined => /^(packages|apps)\/[^/]+/.exec(path)?.[0]

function targetOf(from: string, specifier: string): { zone: string; path: string } | undefined {
  if (specifier.startsWith('@manzil/')) {
    const name = specifier.split('/')[1] ?? ''
    return { zone: `packages/${name}`, path: specifier }
  }
  if (!specifier.startsWith('.')) return undefined
  const path = fileOf(from, specifier)
  const zone = zoneOf(path)
  return zone ? { zone, path } : undefined
}
