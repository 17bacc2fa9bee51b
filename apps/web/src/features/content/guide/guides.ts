import type { GuideType } from '@manzil/api-client/generated/types.gen'
import type { PropertyQuery } from '@manzil/domain/property-search'
import { paths } from '../../../routing/paths.ts'

/** The guides in the order of the menu. */
export const guidePaths = {
  buyer: paths.buyerGuide(),
  seller: paths.sellerGuide(),
  tenant: paths.tenantGuide(),
  landlord: paths.landlordGuide(),
} as const satisfies Record<GuideType, string>

export const guideTypes = ['buyer', 'seller', 'tenant', 'landlord'] as const

/** Properties that somebody with this guide in hand looks at: to choose from, or to compare with. */
export const guideSearches = {
  buyer: [
    { id: 'forSale', query: { purpose: 'sale', completion: 'ready' } },
    { id: 'offPlan', query: { purpose: 'sale', completion: 'off_plan' } },
  ],
  seller: [{ id: 'compareSale', query: { purpose: 'sale', sort_by: 'newest' } }],
  tenant: [
    { id: 'forRent', query: { purpose: 'rent' } },
    { id: 'furnished', query: { purpose: 'rent', furnished: 'furnished' } },
  ],
  landlord: [{ id: 'compareRent', query: { purpose: 'rent', sort_by: 'newest' } }],
} as const satisfies Record<GuideType, readonly { id: string; query: PropertyQuery }[]>
