import type { PropertyDetail, Rate } from '@manzil/api-client/generated/types.gen'
import { isResidential } from '../is-residential.ts'
import type { Rates } from './rates.ts'

/** What a fee is called: a key of the texts. */
export type FeeName =
  | 'transfer'
  | 'registration'
  | 'trustee'
  | 'agency'
  | 'mortgage'
  | 'deposit'
  | 'ejari'
  | 'utilities'
  | 'housing'

/** A fee with the rates that it is made of; amounts in AED. */
export interface Fee {
  name: FeeName
  /** The input that a share is taken of. */
  of?: 'price' | 'loan' | 'rent'
  /** Percent of it. */
  share?: Rate
  fixed?: Rate
  /** Stated by the property itself, AED. */
  stated?: number
  /** Percent on top. */
  tax?: Rate
}

type Property = Pick<PropertyDetail, 'type' | 'completion' | 'furnished' | 'security_deposit'>

const houses: readonly PropertyDetail['type'][] = ['villa', 'townhouse', 'villa-compound']

const flats: readonly PropertyDetail['type'][] = [
  'apartment',
  'penthouse',
  'duplex',
  'hotel-apartment',
]

/** Whose deed costs what the table says; its note tells that others differ. */
export const isFlat = (type: PropertyDetail['type']): boolean => flats.includes(type)

/** What is taken for a home of which nothing is known. */
export const flat: Property = {
  type: 'apartment',
  completion: null,
  furnished: null,
  security_deposit: null,
}

/** A fee counts only where the table holds its rate. */
const known = (...fees: (Fee | false)[]): Fee[] =>
  fees.flatMap((fee) => (fee && (fee.share || fee.fixed || fee.stated !== undefined) ? [fee] : []))

const rated = (name: 'share' | 'fixed' | 'tax', rate: Rate | undefined) =>
  rate ? { [name]: rate } : {}

/** What buying a property in Dubai costs beside its price, which decides on the trustee's fee. */
export function buyingFees(property: Property, rates: Rates, price: number | null): Fee[] {
  const threshold = rates.get('trustee-fee-threshold')?.value ?? 0
  const trustee = (price ?? 0) < threshold ? 'trustee-fee-low' : 'trustee-fee-high'
  // What is not built yet is registered by its developer, not at a trustee's.
  const isBuilt = property.completion !== 'off_plan'
  const tax = rated('tax', rates.get('vat'))
  return known(
    { name: 'transfer', of: 'price', ...rated('share', rates.get('transfer-fee')) },
    isBuilt && {
      name: 'registration',
      ...rated('fixed', rates.get('transfer-admin-apartment')),
    },
    // Told once there is a price: the threshold decides.
    isBuilt && { name: 'trustee', of: 'price', ...rated('fixed', rates.get(trustee)), ...tax },
    { name: 'agency', of: 'price', ...rated('share', rates.get('agency-commission-sale')), ...tax },
    {
      name: 'mortgage',
      of: 'loan',
      ...rated('share', rates.get('mortgage-registration')),
      ...rated('fixed', rates.get('mortgage-registration-admin')),
    },
  )
}

/** What moving into a rented property in Dubai costs beside the rent. */
export function rentingFees(property: Property, rates: Rates): Fee[] {
  const isHouse = houses.includes(property.type)
  const customary = property.furnished === 'furnished' ? 'furnished' : 'unfurnished'
  return known(
    property.security_deposit === null
      ? { name: 'deposit', of: 'rent', ...rated('share', rates.get(`rent-deposit-${customary}`)) }
      : { name: 'deposit', stated: property.security_deposit },
    {
      name: 'agency',
      of: 'rent',
      ...rated('share', rates.get('agency-commission-rent')),
      ...rated('tax', rates.get('vat')),
    },
    { name: 'ejari', ...rated('fixed', rates.get('ejari-fee')) },
    isResidential(property.type) && {
      name: 'utilities',
      ...rated('fixed', rates.get(isHouse ? 'dewa-deposit-villa' : 'dewa-deposit-apartment')),
    },
    isResidential(property.type) && {
      name: 'housing',
      of: 'rent',
      ...rated('share', rates.get('housing-fee')),
    },
  )
}
