import './BlogCard.css'
import { Image } from '../../foundations/Image/Image.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'

export interface BlogCardProps {
  href: string
  title: string
  /** The first sentences. */
  excerpt?: string | undefined
  picture?: string | undefined
  /** What the article is about, in a word or two. */
  category?: string | undefined
  /** Formatted, with its ISO date. */
  published?: { text: string; iso: string } | undefined
  /** "4 min read" */
  reading?: string | undefined
  /** Who wrote it. */
  author?: string | undefined
  /** Language of title and excerpt where it is not the page's. */
  lang?: string | undefined
  /** 'lead' is the first of a page: the picture beside the text on desks. */
  layout?: 'grid' | 'lead'
  level?: 2 | 3
  sizes?: string
  priority?: boolean
}

/** An article: picture, kind, title, what it says, when and how long. One link. */
export function BlogCard(props: BlogCardProps) {
  const { href, title, excerpt, category, published, lang, layout = 'grid', level = 3 } = props
  const { reading, author } = props
  const Heading = `h${level}` as const
  return (
    <article className={`mz-blog mz-blog--${layout}`}>
      <div className="mz-blog__media">
        <Image
          src={props.picture}
          alt=""
          ratio="16 / 10"
          priority={props.priority ?? false}
          {...(props.sizes && { sizes: props.sizes })}
        />
      </div>
      <div className="mz-blog__body">
        {category && <p className="mz-blog__category">{category}</p>}
        <Heading className="mz-blog__title" lang={lang} dir="auto">
          <UiLink href={href} className="mz-blog__link">
            {title}
          </UiLink>
        </Heading>
        {excerpt && (
          <p className="mz-blog__excerpt" lang={lang} dir="auto">
            {excerpt}
          </p>
        )}
        {(published || reading || author) && (
          <ul className="mz-blog__facts">
            {author && <li>{author}</li>}
            {published && (
              <li>
                <time dateTime={published.iso}>{published.text}</time>
              </li>
            )}
            {reading && <li>{reading}</li>}
          </ul>
        )}
      </div>
    </article>
  )
}
