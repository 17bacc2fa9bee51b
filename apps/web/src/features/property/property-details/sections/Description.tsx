import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { LongText } from '@manzil/ui/LongText/LongText'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../language/use-language.ts'
import { Section } from './Section.tsx'

/** The advertiser's words in the visitor's language, else the original, marked as such. */
export function Description({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation('details')
  const language = useLanguage()
  const texts = { en: property.description, ar: property.description_ar }
  const translated = language === 'en' || language === 'ar' ? texts[language] : null
  return (
    <Section id="description" title={t('description.title')}>
      {translated === null && <p className="details-note">{t('description.original')}</p>}
      <LongText
        text={translated ?? property.description}
        lang={translated === null ? 'en' : language}
        texts={{ more: t('description.more'), less: t('description.less') }}
      />
    </Section>
  )
}
