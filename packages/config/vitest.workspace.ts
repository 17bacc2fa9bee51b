import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = path.resolve(import.meta.dirname, '../..')

/** Every package and app with tests is a project; a folder with a configuration of its own uses it. */
export default defineConfig({
  root,
  test: {
    projects: [
      'packages/{api-client,assistant,config,contract-tests,domain,i18n,market,mock-api,scenes,seed-data}',
      'packages/ui/vitest.config.ts',
      'apps/{api,web}/vitest.config.ts',
    ],
  },
})
