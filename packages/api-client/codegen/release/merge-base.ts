import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { ContractFault } from '../contract-fault.ts'
import { bundleDocuments, withScratch } from './documents.ts'
import type { Baseline } from './find-breaking.ts'

/** The contract as it was where this branch left another one, out of the repository that holds it. */
export function readMergeBase(contracts: string, ref: string): Promise<Baseline> {
  const git = (args: string[], cwd = contracts, env = process.env) => {
    try {
      return execFileSync('git', args, {
        cwd,
        env,
        encoding: 'utf8',
        stdio: 'pipe',
      }).trim()
    } catch (error) {
      throw new ContractFault(
        `There is nothing to compare with at "${ref}": git ${args.join(' ')} failed. A shallow clone lacks it; fetch the whole history.`,
        undefined,
        { cause: error },
      )
    }
  }
  const commit = git(['merge-base', ref, 'HEAD'])
  const top = git(['rev-parse', '--show-toplevel'])
  const folder = git(['rev-parse', '--show-prefix']).replace(/\/$/, '')
  return withScratch(async (scratch) => {
    // An index of its own: that of the repository keeps what is staged.
    const env = { ...process.env, GIT_INDEX_FILE: path.join(scratch, 'index') }
    const then = path.join(scratch, 'contracts')
    git(['read-tree', `${commit}:${folder}`], top, env)
    git(['checkout-index', '--all', `--prefix=${then}/`], top, env)
    return {
      name: `${ref} (${commit.slice(0, 10)})`,
      documents: await bundleDocuments(then),
    }
  })
}
