import type { PolicyType, Policy as Section } from '@manzil/api-client/generated/types.gen'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useId } from 'react'
import { SafeHtml } from '../../../html/SafeHtml.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { askConsentAgain } from '../../../stores/consent.ts'
import { LanguageNote } from '../LanguageNote.tsx'
import { Reading } from '../Reading.tsx'
import { ReadingSection } from '../ReadingSection.tsx'
import { textLanguage } from '../text-language.ts'

const policies = [
  { type: 'terms_and_conditions', href: paths.termsAndConditions() },
  { type: 'cookies_policy', href: paths.cookiesPolicy() },
  { type: 'privacy_policy', href: paths.privacyPolicy() },
] as const satisfies readonly { type: PolicyType; href: string }[]

interface PolicyProps {
  type: PolicyType
  sections: readonly Section[]
}

/** A policy by its sections, with the day of its last change. */
export function Policy({ type, sections }: PolicyProps) {
  const { t } = useTranslation('content')
  const { date } = useFormats()
  const othersId = useId()
  const changed = sections
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1)
  return (
    <Reading
      sections={sections.map(({ _id, title }) => ({ id: _id, label: title }))}
      aside={
        <section className="content-card" aria-labelledby={othersId}>
          <h2 id={othersId} className="content-card__title">
            {t('policy.others')}
          </h2>
          <ul className="content-card__links">
            {policies
              .filter((other) => other.type !== type)
              .map((other) => (
                <li key={other.type}>
                  <TextLink href={other.href}>{t(`policy.${other.type}`)}</TextLink>
                </li>
              ))}
            <li>
              <TextLink href={paths.contactUs()}>{t('contact.title')}</TextLink>
            </li>
          </ul>
          {type === 'cookies_policy' && (
            <Button variant="outline" onClick={askConsentAgain}>
              {t('policy.settings')}
            </Button>
          )}
        </section>
      }
    >
      {changed && (
        <p className="content-small">
          <time dateTime={changed}>{t('policy.updated', { date: date(changed) })}</time>
        </p>
      )}
      <LanguageNote language={sections[0]?.language} />
      {sections.map(({ _id, title, content, language }) => (
        <div key={_id} {...textLanguage(language)}>
          <ReadingSection id={_id} title={title}>
            <div className="prose">
              <SafeHtml html={content} />
            </div>
          </ReadingSection>
        </div>
      ))}
    </Reading>
  )
}
