import { listPropertyHistoryQuery } from '@manzil/api-client/generated/own-property-queries.gen'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Drawer } from '@manzil/ui/overlays/Drawer/Drawer'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { ChangedValue } from '../../../own-properties/ChangedValue.tsx'

interface HistoryDrawerProps {
  id: string
  title: string
  onClose: () => void
}

const MOST = 50

/** What was changed of a property: when, by whom, field by field. */
export default function HistoryDrawer({ id, title, onClose }: HistoryDrawerProps) {
  const { t } = useTranslation('ownProperties')
  const { relative, date } = useFormats()
  const params = { path: { id }, query: { page: 1, limit: MOST } }
  const query = useQuery(listPropertyHistoryQuery(api, { params }))
  const shownOf = (field: string, value: string | null) =>
    value === null ? t('history.nothing') : <ChangedValue field={field} value={value} />
  return (
    <Drawer open onClose={onClose} title={t('history.title', { title })} closeLabel={t('close')}>
      <Loaded query={query} skeleton={<Skeleton height="8rem" />}>
        {({ data }) =>
          data.length === 0 ? (
            <p>{t('history.none')}</p>
          ) : (
            <ol className="own-page__history">
              {data.map((entry) => (
                <li key={entry._id}>
                  <p>
                    <strong>{t(`history.${entry.action}`)}</strong>
                    {' · '}
                    {entry.by ?? t('history.site')}
                    {' · '}
                    <time dateTime={entry.at} title={date(entry.at)}>
                      {relative(entry.at)}
                    </time>
                  </p>
                  {entry.changes.length > 0 && (
                    <dl>
                      {entry.changes.map(({ field, from, to }) => (
                        <div key={field}>
                          <dt>{t(`fields.${field}`)}</dt>
                          <dd>
                            <del dir="auto">{shownOf(field, from)}</del>
                            {' → '}
                            <ins dir="auto">{shownOf(field, to)}</ins>
                          </dd>
                        </div>
                      ))}
                    </dl>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Drawer>
  )
}
