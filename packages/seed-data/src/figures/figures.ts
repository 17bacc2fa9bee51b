import askingRent from './data/asking-rent.json' with { type: 'json' }
import askingSale from './data/asking-sale.json' with { type: 'json' }
import registeredRent from './data/registered-rent.json' with { type: 'json' }
import registeredSaleOffPlan from './data/registered-sale-off-plan.json' with { type: 'json' }
import registeredSaleReady from './data/registered-sale-ready.json' with { type: 'json' }
import type { FigureKind } from './figure.ts'
import { type FigureTable, figureTable } from './figure-table.ts'

/** All committed figures, one table for each kind. */
export const figures: Readonly<Record<FigureKind, FigureTable>> = {
  'registered-sale-ready': figureTable('registered-sale-ready', registeredSaleReady),
  'registered-sale-off-plan': figureTable('registered-sale-off-plan', registeredSaleOffPlan),
  'registered-rent': figureTable('registered-rent', registeredRent),
  'asking-sale': figureTable('asking-sale', askingSale),
  'asking-rent': figureTable('asking-rent', askingRent),
}
