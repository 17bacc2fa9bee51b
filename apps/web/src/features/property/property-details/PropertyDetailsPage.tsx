import './details.css'
import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { SectionIndex } from '@manzil/ui/SectionIndex/SectionIndex'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { EnquirySection, useEnquiryWish } from '../../../enquiry/EnquirySection.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { titleOf } from '../../../property/property-names.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { ContactCard } from './contact/ContactCard.tsx'
import { DetailsFailed } from './DetailsFailed.tsx'
import { DetailsNotFound } from './DetailsNotFound.tsx'
import { DetailsSkeleton } from './DetailsSkeleton.tsx'
import { PlaceTrail } from './PlaceTrail.tsx'
import { sectionIds } from './section-ids.ts'
import { AboutListing } from './sections/AboutListing.tsx'
import { Amenities } from './sections/Amenities.tsx'
import { Costs } from './sections/Costs.tsx'
import { Description } from './sections/Description.tsx'
import { Overview } from './sections/Overview.tsx'
import { Pictures } from './sections/Pictures.tsx'
import { SimilarHomes } from './sections/SimilarHomes.tsx'
import { costsOf } from './sections/yearly-costs.ts'
import { useDetails } from './use-details.ts'
import { useTrackedView } from './use-tracked-view.ts'

/** The page of one listing: `/property-details?id=`. */
export default function PropertyDetailsPage() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const details = useDetails(id)
  switch (details.state) {
    case 'loading':
      return <DetailsSkeleton />
    case 'notFound':
      return <DetailsNotFound id={id} />
    case 'failed':
      return <DetailsFailed error={details.error} onRetry={details.retry} />
    case 'ready':
      // Another listing is another page: nothing of the one before stays open or scrolled.
      return <Listing key={details.property._id} property={details.property} />
  }
}

function Listing({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation('details')
  const title = titleOf(property, useLanguage())
  useDocumentTitle(title)
  useTrackedView(property._id)
  const costs = costsOf(property)
  const [wish, enquire] = useEnquiryWish()
  return (
    <article className="details">
      <PlaceTrail property={property} />
      <Pictures property={property} title={title} />
      <SectionIndex
        label={t('index.label')}
        sections={sectionIds
          .filter((id) => id !== 'costs' || costs.length > 0)
          .map((id) => ({ id, label: t(`index.${id}`) }))}
      />
      <div className="details__columns">
        <div className="details__main">
          <Overview property={property} title={title} />
          <Description property={property} />
          <Amenities slugs={property.features} />
          {costs.length > 0 && <Costs costs={costs} source={property.source} />}
          <AboutListing property={property} onReport={() => enquire('report')} />
          <EnquirySection
            target={{ about: 'listing', id: property._id, title, reference: property.reference }}
            wish={wish}
          />
        </div>
        <aside className="details__side">
          <ContactCard property={property} title={title} onEnquire={() => enquire('question')} />
        </aside>
      </div>
      <SimilarHomes id={property._id} />
    </article>
  )
}
