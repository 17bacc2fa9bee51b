import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { FactsRow } from '@manzil/ui/data/FactsRow/FactsRow'
import { MapPinIcon } from '@manzil/ui/foundations/icons/things'
import type { ReactNode } from 'react'
import { useFormats } from '../../../../language/use-formats.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { factsOf } from '../../../../property/card-facts.tsx'
import { placeOf } from '../../../../property/property-names.ts'
import { PriceBlock } from './PriceBlock.tsx'

interface OverviewHeadProps {
  property: PropertyCard
  title: string
  /** Beside the price. */
  actions?: ReactNode
}

/** Price, title, place and facts: what a card knows already, so that the page can begin with it. */
export function OverviewHead({ property, title, actions }: OverviewHeadProps) {
  const { t } = useTranslation(['common', 'details'])
  const formats = useFormats()
  const language = useLanguage()
  return (
    <>
      <div className="details-overview__top">
        <PriceBlock property={property} />
        {actions}
      </div>
      <h1 className="details-overview__title">
        <bdi>{title}</bdi>
      </h1>
      <div className="details-overview__line">
        <p className="details-overview__place">
          <MapPinIcon size={18} />
          {placeOf(property, language)}
        </p>
        <FactsRow size="lg" facts={factsOf(property, t, formats)} />
      </div>
    </>
  )
}
