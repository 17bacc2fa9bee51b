import type { Faq, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { FaqList, type FaqListProps } from '@manzil/ui/content/FaqList/FaqList'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useState } from 'react'
import { SafeHtml } from '../../../html/SafeHtml.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { LanguageNote } from '../LanguageNote.tsx'
import { textLanguage } from '../text-language.ts'
import { useAddressedPart } from '../use-addressed-part.ts'

interface QuestionsProps {
  /** Those that fit what is looked for, in the order of the page. */
  questions: readonly Faq[]
  language: LanguageCode
  search: NonNullable<FaqListProps['search']>
}

/** Questions by what they are about; the address may name one kind alone, and a question to open. */
export function Questions({ questions, language, search }: QuestionsProps) {
  const { t } = useTranslation('content')
  const { number } = useFormats()
  const address = useSearchParams()
  const asked = address.get('question')
  const [open, setOpen] = useState<readonly string[]>(asked === null ? [] : [asked])
  const [opened, setOpened] = useState(asked)
  // A passage of an answer of the chat may lead to a second question of the page that is open.
  if (asked !== opened) {
    setOpened(asked)
    if (asked !== null) setOpen((held) => [...held, asked])
  }
  const ids = questions.map(({ _id }) => _id)
  useAddressedPart('question', ids)
  const kinds = [...new Set(questions.map(({ category }) => category))]
  const chosen = kinds.find((kind) => kind === address.get('category'))
  const hrefOf = (kind?: string) => {
    const next = new URLSearchParams(address)
    if (kind) next.set('category', kind)
    else next.delete('category')
    return next.size > 0 ? `${paths.faqs()}?${next}` : paths.faqs()
  }
  const of = (kind: Faq['category']) => questions.filter(({ category }) => category === kind)
  return (
    <>
      {kinds.length > 1 && (
        <nav aria-label={t('faqs.categories')}>
          <ul className="content-subjects">
            {[undefined, ...kinds].map((kind) => (
              <li key={kind ?? 'all'}>
                <UiLink href={hrefOf(kind)} aria-current={kind === chosen ? 'page' : undefined}>
                  {kind ? t(`faqs.category.${kind}`) : t('faqs.all')}{' '}
                  <span>{number(kind ? of(kind).length : questions.length)}</span>
                </UiLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <LanguageNote language={questions.find((each) => each.language !== language)?.language} />
      <FaqList
        search={search}
        open={open}
        onOpenChange={setOpen}
        none={t('faqs.none')}
        groups={(chosen ? [chosen] : kinds).map((kind) => ({
          id: kind,
          title: t(`faqs.category.${kind}`),
          items: of(kind).map(({ _id, question, answer, language: written }) => ({
            id: _id,
            question,
            answer: (
              <div id={_id} className="prose" {...textLanguage(written)}>
                <SafeHtml html={answer} />
              </div>
            ),
          })),
        }))}
      />
    </>
  )
}
