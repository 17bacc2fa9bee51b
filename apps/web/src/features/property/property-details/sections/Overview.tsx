import { shareAddress } from '@manzil/domain/share-address'
import { FactsRow } from '@manzil/ui/data/FactsRow/FactsRow'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Badge } from '@manzil/ui/foundations/Badge/Badge'
import { CheckIcon } from '@manzil/ui/foundations/icons/actions'
import { InfoIcon, MapPinIcon } from '@manzil/ui/foundations/icons/things'
import { useFormats } from '../../../../language/use-formats.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { type LazyPart, useLazyWithTexts } from '../../../../loading/lazy-with-texts.ts'
import { allBadgesOf, confirmedText } from '../../../../property/card-badges.tsx'
import { factsOf } from '../../../../property/card-facts.tsx'
import { CompareButton } from '../../../../property/choosing/CompareButton.tsx'
import { FavouriteButton } from '../../../../property/FavouriteButton.tsx'
import { placeOf } from '../../../../property/property-names.ts'
import { SharePage } from '../../../../sharing/SharePage.tsx'
import type { SectionProps } from '../section-props.ts'
import { FigureSource } from './FigureSource.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { PropertyFacts } from './PropertyFacts.tsx'
import { VerifiedBadge } from './VerifiedBadge.tsx'

const verdict: LazyPart<SectionProps> = {
  load: () => import('./verdict/Verdict.tsx'),
  texts: ['verdict'],
}

/** What a visitor decides by: badges, price, title, place, facts, and where the figures come from. */
export function Overview({ property, title }: SectionProps) {
  const { t } = useTranslation(['common', 'details'])
  const formats = useFormats()
  const language = useLanguage()
  const confirmed = confirmedText(property, t, formats)
  // What visitors do not see is neither new to them nor theirs to compare and to share.
  const isLive = property.status === 'live'
  // An advertiser's own word is no check by a source.
  const isMarked = property.source.kind !== 'owner'
  const badges = allBadgesOf(property, t, formats).filter(
    ({ id }) => (isLive || id !== 'new') && (isMarked || id !== 'verified'),
  )
  return (
    <section id="overview" className="details-section" aria-label={title} tabIndex={-1}>
      <ul className="details-overview__badges">
        {badges.map((badge) => (
          <li key={badge.id}>
            {badge.id === 'verified' ? (
              <VerifiedBadge property={property} />
            ) : (
              <Badge icon={badge.icon}>{badge.text}</Badge>
            )}
          </li>
        ))}
        {confirmed && (
          <li>
            <Badge tone="success" icon={<CheckIcon size={14} />}>
              {confirmed}
            </Badge>
          </li>
        )}
        {property.is_demo && (
          <li>
            <Badge tone="info" icon={<InfoIcon size={14} />}>
              {t('details:badge.demo')}
            </Badge>
          </li>
        )}
      </ul>
      <div className="details-overview__top">
        <PriceBlock property={property} />
        {isLive && (
          <div className="details-overview__actions">
            <CompareButton id={property._id} title={title} />
            <SharePage title={title} address={shareAddress.property(property)} />
            <FavouriteButton property={property} plain />
          </div>
        )}
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
