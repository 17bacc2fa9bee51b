import './tour.css'
import { embedOf } from '@manzil/domain/media-embed'
import { EmbedFrame } from '@manzil/ui/foundations/EmbedFrame/EmbedFrame'
import { useTranslation } from '../../../../../language/use-translation.ts'
import { plansOf } from '../../section-ids.ts'
import type { SectionProps } from '../../section-props.ts'
import { Plans } from './Plans.tsx'

/** Floor plan, film and walk through the property; what there is none of has no place. */
export default function Tour({ property, title }: SectionProps) {
  const plans = plansOf(property)
  return (
    <>
      {plans.length > 0 && <Plans plans={plans} title={title} />}
      {property.video_url && <Embedded kind="video" address={property.video_url} title={title} />}
      {property.tour_url && <Embedded kind="tour" address={property.tour_url} title={title} />}
    </>
  )
}

interface EmbeddedProps {
  kind: 'video' | 'tour'
  address: string
  title: string
}

/** A page of a site that we know plays here after a press; any other is a link. */
function Embedded({ kind, address, title }: EmbeddedProps) {
  const { t } = useTranslation('particulars')
  if (!URL.canParse(address)) return null
  const embed = embedOf(address)
  const site = embed?.site ?? new URL(address).hostname
  const isVideo = kind === 'video'
  return (
    <EmbedFrame
      key={address}
      kind={kind}
      src={embed?.src}
      href={address}
      texts={{
        title: t(isVideo ? 'tour.video' : 'tour.tour', { title }),
        play: t(isVideo ? 'tour.playVideo' : 'tour.playTour'),
        note: t('tour.note', { site }),
        open: t(isVideo ? 'tour.openVideo' : 'tour.openTour', { site }),
      }}
    />
  )
}
