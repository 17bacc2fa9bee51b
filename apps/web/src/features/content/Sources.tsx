import type { ContentSource } from '@manzil/api-client/generated/types.gen'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useId } from 'react'
import { useTranslation } from '../../language/use-translation.ts'

/** Where the facts of a text can be checked. */
export function Sources({ sources }: { sources: readonly ContentSource[] }) {
  const { t } = useTranslation('content')
  const id = useId()
  if (sources.length === 0) return null
  return (
    <section className="content-card" aria-labelledby={id}>
      <h2 id={id} className="content-card__title">
        {t('sources')}
      </h2>
      <ul className="content-card__links">
        {sources.map(({ name, url }) => (
          <li key={url + name}>
            <TextLink href={url} newTab>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
