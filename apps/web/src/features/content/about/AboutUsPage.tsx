import '../ContentPage.css'
import './AboutUsPage.css'
import type { AboutUs } from '@manzil/api-client/generated/types.gen'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { Image } from '@manzil/ui/foundations/Image/Image'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useQuery } from '@tanstack/react-query'
import { SafeHtml } from '../../../html/SafeHtml.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { paths } from '../../../routing/paths.ts'
import { LanguageNote } from '../LanguageNote.tsx'
import { PageHead } from '../PageHead.tsx'
import { contentQueries } from '../queries.ts'
import { Reading } from '../Reading.tsx'
import { ReadingSection } from '../ReadingSection.tsx'
import { ReadingSkeleton } from '../ReadingSkeleton.tsx'
import { textLanguage } from '../text-language.ts'

/** Who runs the site and how it works. */
export default function AboutUsPage() {
  const { t } = useTranslation('content')
  const query = useQuery(contentQueries.about(useLanguage()))
  return (
    <div className="content-page">
      <PageHead type="about_us" title={t('about.title')} lead={t('about.lead')} />
      <Loaded query={query} skeleton={<ReadingSkeleton />}>
        {({ data }) =>
          data.length > 0 ? <About sections={data} /> : <EmptyState title={t('about.none')} />
        }
      </Loaded>
    </div>
  )
}

function About({ sections }: { sections: readonly AboutUs[] }) {
  const { t } = useTranslation('content')
  return (
    <Reading
      sections={sections.map(({ _id, title }) => ({ id: _id, label: title }))}
      aside={
        <section className="content-card">
          <h2 className="content-card__title">{t('about.next.title')}</h2>
          <p className="content-small">{t('about.next.text')}</p>
          <Button asChild block>
            <UiLink href={paths.propertyListing()}>{t('about.next.homes')}</UiLink>
          </Button>
          <Button asChild block variant="outline">
            <UiLink href={paths.contactUs()}>{t('contact.title')}</UiLink>
          </Button>
        </section>
      }
    >
      <LanguageNote language={sections[0]?.language} />
      {sections.map(({ _id, title, content, image, image_alt, language }) => (
        <div key={_id} {...textLanguage(language)}>
          <ReadingSection id={_id} title={title}>
            {image && (
              <div className="about__picture">
                <Image src={image} alt={image_alt} ratio="16 / 9" />
              </div>
            )}
            <div className="prose">
              <SafeHtml html={content} />
            </div>
          </ReadingSection>
        </div>
      ))}
    </Reading>
  )
}
