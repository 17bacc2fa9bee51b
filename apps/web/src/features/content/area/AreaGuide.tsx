import '../blog/BlogDetailsPage.css'
import type { AreaGuide as Guide } from '@manzil/api-client/generated/types.gen'
import { shareAddress } from '@manzil/domain/share-address'
import { Breadcrumbs } from '@manzil/ui/foundations/Breadcrumbs/Breadcrumbs'
import { useHtmlSections } from '../../../html/use-html-sections.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { SharePage } from '../../../sharing/SharePage.tsx'
import { LanguageNote } from '../LanguageNote.tsx'
import { Reading } from '../Reading.tsx'
import { ReadingSection } from '../ReadingSection.tsx'
import { Sources } from '../Sources.tsx'
import { textLanguage } from '../text-language.ts'
import { AreaCover } from './AreaCover.tsx'
import { AreaLinks } from './AreaLinks.tsx'
import { AreaNamed } from './AreaNamed.tsx'
import { AreaPrices } from './AreaPrices.tsx'
import { AreaProperties } from './AreaProperties.tsx'

/** What it is like to live in a place, and the properties there. */
export function AreaGuide({ guide }: { guide: Guide }) {
  const { t } = useTranslation('content')
  const { place, title, description, content, sources, language } = guide
  useDocumentTitle(title)
  const { intro, sections } = useHtmlSections(content)
  return (
    <article>
      <Breadcrumbs
        label={t('crumbs')}
        crumbs={[
          { id: 'areas', label: t('areas.title'), href: paths.areaGuides() },
          { id: 'area', label: title },
        ]}
      />
      <header className="article-head">
        <h1 className="page-head__title" {...textLanguage(language)}>
          {title}
        </h1>
        <p className="page-head__lead" {...textLanguage(language)}>
          {description}
        </p>
        <div className="article-facts">
          <SharePage title={title} address={shareAddress.area(place)} />
        </div>
      </header>
      <AreaCover place={place} />
      <AreaPrices place={place} />
      <Reading
        sections={sections.map(({ id, title: label }) => ({ id, label }))}
        aside={
          <>
            <AreaLinks place={place} />
            <AreaNamed place={place} />
            <Sources sources={sources} />
          </>
        }
      >
        <LanguageNote language={language} />
        <div className="article-text" {...textLanguage(language)}>
          <div className="prose">{intro}</div>
          {sections.map((section) => (
            <ReadingSection key={section.id} id={section.id} title={section.title}>
              <div className="prose">{section.content}</div>
            </ReadingSection>
          ))}
        </div>
      </Reading>
      <AreaProperties place={place} />
    </article>
  )
}
