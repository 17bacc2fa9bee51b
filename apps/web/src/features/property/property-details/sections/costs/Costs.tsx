import { ratedEmirate, ratesOf } from '@manzil/domain/costs/rates'
import { SkeletonText } from '@manzil/ui/feedback/Skeleton/SkeletonText'
import { useFormats } from '../../../../../language/use-formats.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import { Loaded } from '../../../../../loading/Loaded.tsx'
import { useRates } from '../../../../../property/use-rates.ts'
import type { SectionProps } from '../../section-props.ts'
import { FeeCalculator } from './FeeCalculator.tsx'
import { OwnCosts } from './OwnCosts.tsx'
import { costsOf } from './yearly-costs.ts'

/** What the property itself states, and what comes on top by the dated table of fees. */
export default function Costs({ property }: SectionProps) {
  const { t } = useTranslation('particulars')
  const { name } = useFormats()
  const own = costsOf(property)
  const [emirate] = property.location_path
  return (
    <>
      {own.length > 0 && <OwnCosts costs={own} source={property.source} />}
      {emirate?._id === ratedEmirate ? (
        <Fees property={property} />
      ) : (
        emirate && <p className="details-note">{t('cost.elsewhere', { emirate: name(emirate) })}</p>
      )}
    </>
  )
}

function Fees({ property }: Pick<SectionProps, 'property'>) {
  const query = useRates()
  return (
    <Loaded query={query} skeleton={<SkeletonText lines={8} />}>
      {({ data }) => <FeeCalculator property={property} rates={ratesOf(data)} />}
    </Loaded>
  )
}
