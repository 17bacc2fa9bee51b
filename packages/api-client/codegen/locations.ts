import path from 'node:path'

const packageRoot = path.resolve(import.meta.dirname, '..')

/** Folders that the pipeline reads and writes. */
export const locations = {
  packageRoot,
  repository: path.resolve(packageRoot, '../..'),
  contracts: path.resolve(packageRoot, '../../contracts'),
  generated: path.join(packageRoot, 'src/generated'),
}

/** First line of every generated file. */
export const header = '// Generated from contracts/. Do not edit; run `npm run gen`.\n'
