import { listAmenitiesQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import { FactsRow } from '@manzil/ui/data/FactsRow/FactsRow'
import { AreaIcon, BathIcon, BedIcon, MapPinIcon } from '@manzil/ui/foundations/icons/things'
import { LongText } from '@manzil/ui/foundations/LongText/LongText'
import { Tag } from '@manzil/ui/foundations/Tag/Tag'
import { PriceText } from '@manzil/ui/listing/PriceText/PriceText'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api/api.ts'
import { useFormats } from '../../../../language/use-formats.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { usePlace } from '../../../../own-properties/use-place.ts'
import { numberOf } from '../body-of.ts'
import type { Errors } from '../check-content.ts'
import type { PropertyFormState } from '../use-property-form.ts'
import { FormSection } from './FormSection.tsx'
import { PreviewPictures } from './PreviewPictures.tsx'

/** The property as its page draws it, in the language of the page, with what has been written so far. */
export function PreviewSection({ content, wrong }: PropertyFormState & { wrong: Errors }) {
  const { t } = useTranslation(['propertyForm', 'common', 'details'])
  const { money, area, name: nameOf } = useFormats()
  const isArabic = useLanguage() === 'ar'
  const place = usePlace(content.location_id)
  const amenities = useQuery(listAmenitiesQuery(api)).data?.data
  const title = (isArabic && content.title_ar) || content.title || content.title_ar
  const inArabic = isArabic && content.description_ar !== ''
  const description = inArabic ? content.description_ar : content.description
  // What its field refuses is shown to nobody.
  const figure = (field: 'price' | 'bedrooms' | 'bathrooms' | 'size') =>
    wrong[field] === undefined ? numberOf(content[field]) : null
  const [price, beds, baths, size] = [
    figure('price'),
    figure('bedrooms'),
    figure('bathrooms'),
    figure('size'),
  ]
  const facts = [
    ...(beds === null
      ? []
      : [
          {
            id: 'beds',
            text:
              beds === 0 ? t('common:property.studio') : t('common:property.beds', { count: beds }),
            icon: <BedIcon size={18} />,
          },
        ]),
    ...(baths === null
      ? []
      : [
          {
            id: 'baths',
            text: t('common:property.baths', { count: baths }),
            icon: <BathIcon size={18} />,
          },
        ]),
    ...(size === null ? [] : [{ id: 'size', text: area(size), icon: <AreaIcon size={18} /> }]),
  ]
  if (title === '' && description === '' && content.media.length === 0)
    return (
      <FormSection name="preview">
        <p>{t('preview.empty')}</p>
      </FormSection>
    )
  return (
    <FormSection name="preview">
      <p>{t('preview.note')}</p>
      <article className="property-form__preview">
        <PreviewPictures media={content.media} title={title} />
        {wrong.price === undefined && (
          <PriceText
            size="lg"
            price={price === null ? t('common:property.askPrice') : money(price)}
            onRequest={price === null}
            period={
              price !== null && content.purpose === 'rent' ? t('common:property.aYear') : undefined
            }
          />
        )}
        <h3 className="property-form__preview-title">
          <bdi>{title}</bdi>
        </h3>
        {place && (
          <p className="property-form__preview-place">
            <MapPinIcon size={18} />
            {[place, place.parent]
              .flatMap((each) => (each ? [nameOf(each)] : []))
              .join(t('details:agent.separator'))}
          </p>
        )}
        <FactsRow size="lg" facts={facts} />
        {description !== '' && (
          <LongText
            text={description}
            lang={inArabic ? 'ar' : 'en'}
            texts={{ more: t('details:description.more'), less: t('details:description.less') }}
          />
        )}
        <ul className="property-form__chips">
          {content.features.flatMap((slug) => {
            const amenity = amenities?.find(({ _id }) => _id === slug)
            return amenity
              ? [
                  <li key={slug}>
                    <Tag>{nameOf(amenity)}</Tag>
                  </li>,
                ]
              : []
          })}
        </ul>
      </article>
    </FormSection>
  )
}
