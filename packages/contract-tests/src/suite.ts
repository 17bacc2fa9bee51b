import { afterAll, beforeAll } from 'vitest'
import { accountCases } from './cases/account.ts'
import { catalogueCases } from './cases/catalogue.ts'
import { chatCases } from './cases/chat.ts'
import { favouriteCases } from './cases/favourite.ts'
import { leadCases } from './cases/lead.ts'
import { propertyCases } from './cases/property.ts'
import type { Target } from './target.ts'

/** Registers the whole suite against one implementation of the contract. */
export function contractSuite(start: () => Promise<Target>): void {
  let running: Target | undefined
  const target = (): Target => {
    if (!running) throw new Error('the implementation has not started')
    return running
  }
  beforeAll(async () => {
    running = await start()
  })
  afterAll(async () => running?.stop())

  catalogueCases(target)
  accountCases(target)
  propertyCases(target)
  favouriteCases(target)
  leadCases(target)
  chatCases(target)
}
