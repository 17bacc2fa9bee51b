import { listFaqsTexts } from '@manzil/api-client/generated/text-limits.gen'
import '../ContentPage.css'
import './FaqsPage.css'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAssistantName } from '../../../language/use-brand.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { paths } from '../../../routing/paths.ts'
import { useAddressText } from '../../../routing/use-address-text.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { openBotPrompt } from '../../../stores/bot-prompt.ts'
import { PageHead } from '../PageHead.tsx'
import { contentQueries } from '../queries.ts'
import { ReadingSkeleton } from '../ReadingSkeleton.tsx'
import { Questions } from './Questions.tsx'

/** Questions and answers: `/faqs?search=`. */
export default function FaqsPage() {
  const { t } = useTranslation('content')
  const language = useLanguage()
  const assistant = useAssistantName()
  const address = useSearchParams()
  const [typed, type] = useAddressText('search', listFaqsTexts.search)
  const search = address.get('search')?.trim() ?? ''
  const query = useQuery({
    ...contentQueries.faqs(search, language),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="content-page">
      <PageHead type="faqs" title={t('faqs.title')} lead={t('faqs.lead')} />
      <Loaded query={query} skeleton={<ReadingSkeleton />}>
        {({ data }) => (
          <div className="content-stack faqs">
            <Questions
              questions={data}
              language={language}
              search={{
                value: typed,
                onChange: type,
                label: t('faqs.search'),
                clear: t('clearSearch'),
                // Of what is found, not of what is still shown from before.
                count: (count) => (query.isPlaceholderData ? '' : t('faqs.found', { count })),
              }}
            />
          </div>
        )}
      </Loaded>
      <section className="content-card faqs__more">
        <h2 className="content-card__title">{t('faqs.more.title')}</h2>
        <p>{t('faqs.more.text')}</p>
        <div className="content-actions">
          <Button onClick={openBotPrompt}>{t('faqs.more.ask', { name: assistant })}</Button>
          <Button asChild variant="outline">
            <UiLink href={paths.contactUs()}>{t('contact.title')}</UiLink>
          </Button>
        </div>
      </section>
    </div>
  )
}
