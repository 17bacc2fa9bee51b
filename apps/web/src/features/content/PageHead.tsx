import type { BannerType } from '@manzil/api-client/generated/types.gen'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { Image } from '@manzil/ui/foundations/Image/Image'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage } from '../../language/use-language.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { contentQueries } from './queries.ts'

interface PageHeadProps {
  type: BannerType
  /** Where the operator has none of their own in the language of the page. */
  title: string
  lead?: string
  children?: ReactNode
}

/**
 * The head of a page of texts: title and words of the operator's banner, its picture beside them on
 * desks. Words of our own stand there until it has come.
 */
export function PageHead({ type, title, lead, children }: PageHeadProps) {
  useDocumentTitle(title)
  const language = useLanguage()
  const { data } = useQuery(contentQueries.banner(type, language))
  const banner = data?.data
  const mine = banner?.language === language ? banner : undefined
  return (
    <header className="page-head">
      <div className="page-head__text">
        <h1 className="page-head__title">{mine?.title ?? title}</h1>
        {(mine?.subtitle ?? lead) && <p className="page-head__lead">{mine?.subtitle ?? lead}</p>}
        {mine?.link && mine.link_text && (
          <Button asChild>
            <UiLink href={mine.link}>{mine.link_text}</UiLink>
          </Button>
        )}
        {children}
      </div>
      <div className="page-head__picture" aria-hidden="true">
        <Image src={banner?.image ?? undefined} alt="" ratio="16 / 9" priority />
      </div>
    </header>
  )
}
