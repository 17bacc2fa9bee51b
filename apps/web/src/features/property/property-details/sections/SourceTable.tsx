import type { ListingSource } from '@manzil/api-client/generated/types.gen'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../language/use-formats.ts'

/** Source of the figures, their day, and what was repaired or guessed. */
export function SourceTable({ source }: { source: ListingSource }) {
  const { t } = useTranslation('details')
  const { date } = useFormats()
  return (
    <dl className="details-source">
      <div>
        <dt>{t('source.name')}</dt>
        <dd>
          {t(`source.${source.kind}`)}: <bdi>{source.name}</bdi>
        </dd>
      </div>
      {source.as_of !== null && (
        <div>
          <dt>{t('source.asOf')}</dt>
          <dd>
            <time dateTime={source.as_of}>{date(source.as_of)}</time>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('source.notes')}</dt>
        <dd>
          {source.notes.length === 0 ? (
            t('source.none')
          ) : (
            <ul>
              {source.notes.map((note) => (
                <li key={note} dir="auto">
                  {note}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
    </dl>
  )
}
