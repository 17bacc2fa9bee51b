import path from 'node:path'

const packageRoot = path.resolve(import.meta.dirname, '..')

const repository = path.resolve(packageRoot, '../..')
const contracts = process.env.CONTRACTS_FOLDER ?? path.join(repository, 'contracts')

/**
 * Folders that the pipeline reads and writes. The variables let the tests of seeded faults work on
 * copies.
 */
export const locations = {
  packageRoot,
  repository,
  contracts,
  generated: process.env.GENERATED_FOLDER ?? path.join(packageRoot, 'src/generated'),
  reference: path.join(packageRoot, 'dist/reference'),
  changelog: path.join(contracts, '../docs/contract-changelog.md'),
}

/** First line of every generated file. */
export const header = '// Generated from contracts/. Do not edit; run `npm run gen`.\n'
