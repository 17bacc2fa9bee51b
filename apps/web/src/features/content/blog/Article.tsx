import type { Blog } from '@manzil/api-client/generated/types.gen'
import { Breadcrumbs } from '@manzil/ui/foundations/Breadcrumbs/Breadcrumbs'
import { Image } from '@manzil/ui/foundations/Image/Image'
import { Tag } from '@manzil/ui/foundations/Tag/Tag'
import { useHtmlSections } from '../../../html/use-html-sections.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { LanguageNote } from '../LanguageNote.tsx'
import { Reading } from '../Reading.tsx'
import { ReadingSection } from '../ReadingSection.tsx'
import { Sources } from '../Sources.tsx'
import { textLanguage } from '../text-language.ts'
import { ArticleFacts } from './ArticleFacts.tsx'
import { blogAddress } from './blog-address.ts'
import { MoreArticles } from './MoreArticles.tsx'

/** An article with its table of contents, its sources, and what to read next. */
export function Article({ article }: { article: Blog }) {
  const { t } = useTranslation('content')
  const { name } = useFormats()
  useDocumentTitle(article.title)
  const { intro, sections } = useHtmlSections(article.content)
  const { blog_category: category } = article
  return (
    <article>
      <Breadcrumbs
        label={t('crumbs')}
        crumbs={[
          { id: 'blog', label: t('blog.title'), href: paths.blog() },
          {
            id: 'category',
            label: name(category),
            href: blogAddress({ blog_category_id: category._id }),
          },
          { id: 'article', label: article.title },
        ]}
      />
      <header className="article-head">
        <h1 className="page-head__title" {...textLanguage(article.language)}>
          {article.title}
        </h1>
        <p className="page-head__lead" {...textLanguage(article.language)}>
          {article.excerpt}
        </p>
        <ArticleFacts article={article} />
      </header>
      <div className="article-cover">
        <Image src={article.cover_image} alt={article.cover_image_alt} ratio="21 / 9" priority />
      </div>
      <Reading
        sections={sections.map(({ id, title }) => ({ id, label: title }))}
        aside={
          <>
            <Sources sources={article.sources} />
            <Tags tags={article.tags} />
          </>
        }
      >
        <LanguageNote language={article.language} />
        <div className="article-text" {...textLanguage(article.language)}>
          <div className="prose">{intro}</div>
          {sections.map(({ id, title, content }) => (
            <ReadingSection key={id} id={id} title={title}>
              <div className="prose">{content}</div>
            </ReadingSection>
          ))}
        </div>
      </Reading>
      <MoreArticles article={article} />
    </article>
  )
}

/** Plain words that lead to articles with the same. */
function Tags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation('content')
  if (tags.length === 0) return null
  return (
    <ul className="article-tags" aria-label={t('article.tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Tag href={blogAddress({ search: tag })}>{tag}</Tag>
        </li>
      ))}
    </ul>
  )
}
