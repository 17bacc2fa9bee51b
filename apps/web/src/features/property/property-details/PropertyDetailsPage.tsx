import './details.css'
import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { SectionIndex } from '@manzil/ui/foundations/SectionIndex/SectionIndex'
import { EnquirySection, useEnquiryIntent } from '../../../enquiry/EnquirySection.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { titleOf } from '../../../property/property-names.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { ContactCard } from './contact/ContactCard.tsx'
import { DetailsFailed } from './DetailsFailed.tsx'
import { DetailsNotFound } from './DetailsNotFound.tsx'
import { DetailsSkeleton } from './DetailsSkeleton.tsx'
import { LazySection } from './LazySection.tsx'
import { Neighbours } from './Neighbours.tsx'
import { NotLive } from './NotLive.tsx'
import { PlaceTrail } from './PlaceTrail.tsx'
import { PrintPart } from './print/PrintPart.tsx'
import { PurchaseLoanProvider } from './purchase-loan.tsx'
import { Recent } from './Recent.tsx'
import { recipientOf } from './recipient-of.ts'
import type { LazyId } from './section-ids.ts'
import { plansOf, type SectionId, sectionsOf } from './section-ids.ts'
import { Description } from './sections/Description.tsx'
import { Overview } from './sections/Overview.tsx'
import { Pictures } from './sections/Pictures.tsx'
import { useDetails } from './use-details.ts'
import { usePropertyForChat } from './use-property-for-chat.ts'
import { useTrackedView } from './use-tracked-view.ts'

/** The page of one property: `/property-details?id=`. Another property is another page. */
export default function PropertyDetailsPage() {
  const id = useSearchParams().get('id') ?? ''
  return <PropertyOf key={id} id={id} />
}

function PropertyOf({ id }: { id: string }) {
  const details = useDetails(id)
  switch (details.state) {
    case 'loading':
      return <DetailsSkeleton id={id} />
    case 'notFound':
      return <DetailsNotFound id={id} />
    case 'failed':
      return <DetailsFailed error={details.error} onRetry={details.retry} />
    case 'ready':
      return (
        <PurchaseLoanProvider>
          <Property property={details.property} />
        </PurchaseLoanProvider>
      )
  }
}

/** What is drawn in the column of the story, in the order of the page. */
const beforeEnquiry = (id: SectionId): id is Exclude<LazyId, 'similar'> =>
  id !== 'overview' && id !== 'description' && id !== 'enquiry' && id !== 'similar'

function Property({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation('details')
  const title = titleOf(property, useLanguage())
  useDocumentTitle(title)
  const isLive = property.status === 'live'
  useTrackedView(property)
  usePropertyForChat(isLive ? property._id : null, title)
  const [intent, enquire] = useEnquiryIntent()
  const ids = sectionsOf(property)
  const headingOf = (id: SectionId): string => {
    if (id !== 'tour') return t(`index.${id}`)
    if (plansOf(property).length === 0) return t('index.tourOnly')
    return t(property.video_url || property.tour_url ? 'index.tour' : 'gallery.role.plan')
  }
  return (
    <article className="details">
      <div className="details__top">
        <PlaceTrail property={property} />
        <Neighbours id={property._id} />
      </div>
      <NotLive status={property.status} />
      <Pictures property={property} title={title} />
      <SectionIndex
        label={t('index.label')}
        sections={ids.map((id) => ({ id, label: headingOf(id) }))}
      />
      <div className="details__columns">
        <div className="details__main">
          <Overview property={property} title={title} />
          {ids.includes('description') && <Description property={property} />}
          {ids.filter(beforeEnquiry).map((id) => (
            <LazySection
              key={id}
              id={id}
              heading={headingOf(id)}
              property={property}
              title={title}
            />
          ))}
          {isLive && (
            <EnquirySection
              target={{
                about: 'listing',
                id: property._id,
                title,
                reference: property.reference,
                recipient: recipientOf(property),
              }}
              intent={intent}
            />
          )}
        </div>
        {isLive && (
          <aside className="details__side">
            <ContactCard property={property} title={title} onEnquire={() => enquire('question')} />
          </aside>
        )}
      </div>
      {isLive && (
        <LazySection
          id="similar"
          heading={headingOf('similar')}
          property={property}
          title={title}
        />
      )}
      <Recent id={property._id} />
      <PrintPart property={property} title={title} />
    </article>
  )
}
