import { shareAddress } from '@manzil/domain/share-address'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { type LazyPart, useLazyWithTexts } from '../../../../loading/lazy-with-texts.ts'
import { CompareButton } from '../../../../property/choosing/CompareButton.tsx'
import { FavouriteButton } from '../../../../property/FavouriteButton.tsx'
import { SharePage } from '../../../../sharing/SharePage.tsx'
import type { SectionProps } from '../section-props.ts'
import { FigureSource } from './FigureSource.tsx'
import { OverviewBadges } from './OverviewBadges.tsx'
import { OverviewHead } from './OverviewHead.tsx'
import { PropertyFacts } from './PropertyFacts.tsx'
import { VerifiedBadge } from './VerifiedBadge.tsx'

const verdict: LazyPart<SectionProps> = {
  load: () => import('./verdict/Verdict.tsx'),
  texts: ['verdict'],
}

/** What a visitor decides by: badges, price, title, place, facts, and where the figures come from. */
export function Overview({ property, title }: SectionProps) {
  // What visitors do not see is neither new to them nor theirs to compare and to share.
  const isLive = property.status === 'live'
  // An advertiser's own word is no check by a source.
  const isMarked = property.source.kind !== 'owner'
  return (
    <section id="overview" className="details-section" aria-label={title} tabIndex={-1}>
      <OverviewBadges
        property={property}
        without={[...(isLive ? [] : ['new']), ...(isMarked ? [] : ['verified'])]}
        verified={<VerifiedBadge property={property} />}
      />
      <OverviewHead
        property={property}
        title={title}
        actions={
          isLive && (
            <div className="details-overview__actions">
              <CompareButton id={property._id} title={title} />
              <SharePage title={title} address={shareAddress.property(property)} />
              <FavouriteButton property={property} plain />
            </div>
          )
        }
      />
      {isLive && <VerdictPlace property={property} title={title} />}
      <PropertyFacts property={property} />
      <FigureSource source={property.source} />
    </section>
  )
}

/** Its room is kept until it comes; it is left out where it cannot be fetched. */
function VerdictPlace(props: SectionProps) {
  const state = useLazyWithTexts(verdict)
  if (state.kind === 'ready') return <state.Part {...props} />
  return state.kind === 'loading' ? <Skeleton height="7.5rem" radius="card" /> : null
}
