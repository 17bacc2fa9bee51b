import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { Button } from '@manzil/ui/Button/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../language/use-language.ts'
import { Section } from './Section.tsx'

/** Characters; longer texts open on demand. */
const LONG = 900

/** The advertiser's words in the visitor's language, else the original, marked as such. */
export function Description({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation('details')
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const translated = language === 'ar' ? property.description_ar : property.description
  const text = translated ?? property.description
  const long = text.length > LONG
  return (
    <Section id="description" title={t('description.title')}>
      {translated === null && <p className="details-note">{t('description.original')}</p>}
      <p
        className="details-description"
        data-cut={(long && !open) || undefined}
        dir="auto"
        lang={translated === null ? 'en' : language}
      >
        {text}
      </p>
      {long && (
        <Button variant="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('description.less') : t('description.more')}
        </Button>
      )}
    </Section>
  )
}
