import { ratesOf } from '@manzil/domain/costs/rates'
import { SkeletonText } from '@manzil/ui/feedback/Skeleton/SkeletonText'
import { Loaded } from '../../../../../loading/Loaded.tsx'
import { useRates } from '../../../../../property/use-rates.ts'
import type { SectionProps } from '../../section-props.ts'
import { PropertyLoan } from './PropertyLoan.tsx'

/** What a loan for the property costs a month, within the limits of the dated table. */
export default function Mortgage({ property }: SectionProps) {
  const query = useRates()
  if (property.price === null) return null
  return (
    <Loaded query={query} skeleton={<SkeletonText lines={8} />}>
      {({ data }) => <PropertyLoan property={property} rates={ratesOf(data)} />}
    </Loaded>
  )
}
