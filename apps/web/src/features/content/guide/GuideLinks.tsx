import type { GuideType } from '@manzil/api-client/generated/types.gen'
import { shareAddress } from '@manzil/domain/share-address'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { SharePage } from '../../../sharing/SharePage.tsx'
import { guidePaths, guideSearches, guideTypes } from './guides.ts'

/** Properties to look at, the other guides, and a way to pass this one on. */
export function GuideLinks({ type }: { type: GuideType }) {
  const { t } = useTranslation('content')
  const propertiesId = useId()
  const moreId = useId()
  return (
    <>
      <section className="content-card" aria-labelledby={propertiesId}>
        <h2 id={propertiesId} className="content-card__title">
          {t('guide.homes.title')}
        </h2>
        <ul className="content-card__links">
          {guideSearches[type].map(({ id, query }) => (
            <li key={id}>
              <TextLink href={paths.propertyListing(query)}>{t(`guide.homes.${id}`)}</TextLink>
            </li>
          ))}
        </ul>
      </section>
      <section className="content-card" aria-labelledby={moreId}>
        <h2 id={moreId} className="content-card__title">
          {t('guide.more')}
        </h2>
        <ul className="content-card__links">
          {guideTypes
            .filter((other) => other !== type)
            .map((other) => (
              <li key={other}>
                <TextLink href={guidePaths[other]}>{t(`guide.${other}.title`)}</TextLink>
              </li>
            ))}
          <li>
            <TextLink href={paths.faqs()}>{t('faqs.title')}</TextLink>
          </li>
          <li>
            <TextLink href={paths.blog()}>{t('blog.title')}</TextLink>
          </li>
        </ul>
        <SharePage title={t(`guide.${type}.title`)} address={shareAddress.guide(type)} />
      </section>
    </>
  )
}
