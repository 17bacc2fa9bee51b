import { Badge } from '@manzil/ui/foundations/Badge/Badge'
import { Image } from '@manzil/ui/foundations/Image/Image'
import { useTranslation } from '../../../../language/use-translation.ts'

/** The one drawing that stands in for photographs, with its word on it. */
export function DrawnPicture({ src }: { src: string }) {
  const { t } = useTranslation('common')
  return (
    <figure className="details-pictures details-pictures--drawn">
      <Image src={src} alt="" priority />
      <figcaption>
        <Badge tone="media" size="md">
          {t('common:property.illustration')}
        </Badge>
      </figcaption>
    </figure>
  )
}
