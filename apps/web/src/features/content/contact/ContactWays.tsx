import { mailHref, telHref } from '@manzil/ui/contact-href'
import { FactTable } from '@manzil/ui/data/FactTable/FactTable'
import { ErrorState } from '@manzil/ui/feedback/ErrorState/ErrorState'
import { SkeletonText } from '@manzil/ui/feedback/Skeleton/SkeletonText'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useAssistantName } from '../../../language/use-brand.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { contactsQuery } from '../../../layouts/site/contacts-query.ts'
import { useSocialLinks } from '../../../layouts/site/use-social-links.tsx'
import { paths } from '../../../routing/paths.ts'
import { openBotPrompt } from '../../../stores/bot-prompt.ts'

/** The company's contacts, its accounts elsewhere, and quicker ways to an answer. */
export function ContactWays() {
  const { t } = useTranslation(['content', 'common'])
  const directId = useId()
  const quickId = useId()
  const social = useSocialLinks()
  const assistant = useAssistantName()
  const { data, error, refetch } = useQuery({
    ...contactsQuery(useLanguage()),
    placeholderData: keepPreviousData,
  })
  const contacts = data?.data[0]
  const missing = t('common:footer.missing')
  return (
    <aside className="contact-ways">
      <section className="content-card" aria-labelledby={directId}>
        <h2 id={directId} className="content-card__title">
          {t('contact.direct')}
        </h2>
        {error && !contacts ? (
          <ErrorState
            plain
            level={3}
            title={t('common:failed.title')}
            text={error.message}
            actions={
              <Button variant="outline" onClick={() => void refetch()}>
                {t('common:retry')}
              </Button>
            }
          />
        ) : data ? (
          <FactTable
            single
            facts={[
              {
                id: 'email',
                label: t('common:footer.email'),
                value: contacts?.email ? (
                  <TextLink href={mailHref(contacts.email)}>
                    <bdi>{contacts.email}</bdi>
                  </TextLink>
                ) : (
                  missing
                ),
              },
              {
                id: 'phone',
                label: t('common:footer.phone'),
                value: contacts?.tele_phone ? (
                  <TextLink href={telHref(contacts.tele_phone)}>
                    <bdi dir="ltr">{contacts.tele_phone}</bdi>
                  </TextLink>
                ) : (
                  missing
                ),
              },
              {
                id: 'address',
                label: t('common:footer.address'),
                value: contacts?.address || missing,
              },
            ]}
          />
        ) : (
          <div data-arriving>
            <SkeletonText lines={6} />
          </div>
        )}
        {social === null && <div className="contact-social" data-arriving />}
        {social !== null && social.length > 0 && (
          <ul className="contact-social" aria-label={t('common:footer.social')}>
            {social.map(({ id, label, href, icon }) => (
              <li key={id}>
                <UiLink href={href} newTab aria-label={label} title={label}>
                  {icon}
                </UiLink>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="content-card" aria-labelledby={quickId}>
        <h2 id={quickId} className="content-card__title">
          {t('contact.quick.title')}
        </h2>
        <p className="content-small">{t('contact.quick.text')}</p>
        <Button block variant="outline" onClick={openBotPrompt}>
          {t('faqs.more.ask', { name: assistant })}
        </Button>
        <Button block variant="outline" asChild>
          <UiLink href={paths.faqs()}>{t('faqs.title')}</UiLink>
        </Button>
      </section>
    </aside>
  )
}
