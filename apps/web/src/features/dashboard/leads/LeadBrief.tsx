import type { LeadDetail } from '@manzil/api-client/generated/types.gen'
import { readPropertyQuery } from '@manzil/domain/property-search'
import { Disclosure } from '@manzil/ui/foundations/Disclosure/Disclosure'
import { useMemo } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useQueryWords } from '../../../property/use-query-words.ts'

/** What the visitor looks for and said to the assistant, where the visitor has added it. */
export function LeadBrief({ brief, transcript }: Pick<LeadDetail, 'brief' | 'transcript'>) {
  const { t } = useTranslation('leads')
  const { money } = useFormats()
  const search = brief?.search
  const queries = useMemo(
    () => (search ? [readPropertyQuery(new URLSearchParams(search))] : []),
    [search],
  )
  const words = useQueryWords(queries)
  const [query] = queries
  const { min_budget: least, max_budget: most } = brief ?? {}
  return (
    <div className="leads__brief">
      {query && words && (
        <p>
          {t('brief.search')} {words(query)}
        </p>
      )}
      {(least || most) && (
        <p>
          {t('brief.budget')} {[least, most].map((aed) => (aed ? money(aed) : '…')).join(' – ')}
        </p>
      )}
      {transcript.length > 0 && (
        <Disclosure summary={t('brief.transcript')}>
          <ol className="leads__transcript">
            {transcript.map(({ role, text, at }) => (
              <li key={`${at} ${text}`}>
                <strong>{t(`brief.${role}`)}</strong> <bdi>{text}</bdi>
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </div>
  )
}
