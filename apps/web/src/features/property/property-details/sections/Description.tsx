import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { LongText } from '@manzil/ui/foundations/LongText/LongText'
import { useFormats } from '../../../../language/use-formats.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { guessLanguage } from './guess-language.ts'
import { Section } from './Section.tsx'

/** The advertiser's words in the visitor's language, else the original, marked as such. */
export function Description({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation('details')
  const { languages } = useFormats()
  const language = useLanguage()
  const { description, description_ar: arabic } = property
  // Some advertisers write in Arabic alone.
  const isArabic = arabic !== null && (language === 'ar' || description.trim() === '')
  const original = isArabic ? 'ar' : guessLanguage(description)
  return (
    <Section id="description" title={t('description.title')}>
      {original !== language && (
        <p className="details-note">
          {t('description.original', { language: languages([original]) })}
        </p>
      )}
      <LongText
        text={isArabic ? arabic : description}
        lang={original}
        texts={{ more: t('description.more'), less: t('description.less') }}
      />
    </Section>
  )
}
