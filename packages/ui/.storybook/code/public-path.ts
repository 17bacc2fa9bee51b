import { relative } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { packageRoot } from './source-module.ts'

/** What others import a file of the design system by; none for what is not theirs. */
export function publicPath(path: string): string | undefined {
  const file = `./${relative(packageRoot, path).replaceAll('\\', '/')}`
  if (file.startsWith('./src/docs/')) return
  const names = Object.entries(manifest.exports).flatMap(([name, target]) => {
    const [start = '', end] = target.split('*')
    if (end === undefined) return target === file ? [name] : []
    if (!file.startsWith(start) || !file.endsWith(end)) return []
    return [name.replace('*', file.slice(start.length, file.length - end.length))]
  })
  // The shortest is the one that was named on purpose.
  const [shortest] = names.sort((one, other) => one.length - other.length)
  return shortest && `${manifest.name}/${shortest.slice(2)}`
}
