import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { TFunction } from 'i18next'
import type { Formats } from '../language/use-formats.ts'

/** What tells homes apart beside their figures, as far as it is stated: furnishing, cheques, age, agency. */
export const detailsOf = (
  { furnished, cheques, purpose, published_at: published, advertised_by: by }: PropertyCard,
  t: TFunction,
  { relative }: Pick<Formats, 'relative'>,
): string[] =>
  [
    furnished && t(`property.furnishing.${furnished}`),
    purpose === 'rent' && cheques && t('property.cheques', { count: cheques }),
    published && t('property.listed', { ago: relative(published) }),
    by,
  ].filter((detail) => typeof detail === 'string')
