import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { HeartButton } from '@manzil/ui/listing/HeartButton/HeartButton'
import { useLanguage } from '../language/use-language.ts'
import { useTranslation } from '../language/use-translation.ts'
import { titleOf } from './property-names.ts'
import { useFavourite } from './use-favourite.ts'

interface FavouriteButtonProps {
  property: Pick<PropertyCard, '_id' | 'is_liked' | 'title' | 'title_ar' | 'titles'>
  /** Without a disc, for places that are no picture. */
  plain?: boolean
}

/** The heart of a property. */
export function FavouriteButton({ property, plain = false }: FavouriteButtonProps) {
  const { t } = useTranslation()
  const { liked, busy, toggle } = useFavourite(property)
  const title = titleOf(property, useLanguage())
  return (
    <HeartButton
      liked={liked}
      label={t('favourite.save', { title })}
      busy={busy}
      plain={plain}
      onToggle={() => void toggle()}
    />
  )
}
