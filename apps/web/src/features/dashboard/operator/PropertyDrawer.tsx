import { getOperatorPropertyQuery } from '@manzil/api-client/generated/operator-queries.gen'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Drawer } from '@manzil/ui/overlays/Drawer/Drawer'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { Loaded } from '../../../loading/Loaded.tsx'

/** Words, pictures and history of a property, live or not. */
export default function PropertyDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['operator', 'ownProperties'])
  const { money, relative } = useFormats()
  const query = useQuery({
    ...getOperatorPropertyQuery(api, { params: { path: { id } } }),
    refetchOnMount: 'always',
  })
  return (
    <Drawer
      open
      onClose={onClose}
      title={query.data?.data.title ?? t('actions.look')}
      closeLabel={t('form.close')}
    >
      <Loaded query={query} skeleton={<Skeleton height="20rem" />}>
        {({ data }) => (
          <div className="operator__review">
            <dl>
              {[
                [t('review.reference'), data.reference],
                [t('review.price'), data.price === null ? null : money(data.price)],
                [t('review.permit'), data.permit_number],
                [t('review.place'), data.place],
              ].map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <bdi>{value ?? '–'}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
            {[data.description, data.title_ar, data.description_ar].map(
              (words) =>
                words && (
                  <p key={words} className="operator__words" dir="auto">
                    {words}
                  </p>
                ),
            )}
            <ul className="operator__pictures" aria-label={t('review.pictures')}>
              {data.pictures.map((url) => (
                <li key={url}>
                  <img src={url} alt="" loading="lazy" />
                </li>
              ))}
            </ul>
            <h3>{t('review.history')}</h3>
            {data.history.length === 0 ? (
              <p>{t('ownProperties:history.none')}</p>
            ) : (
              <ol>
                {data.history.map((entry) => (
                  <li key={entry._id}>
                    {t(`ownProperties:history.${entry.action}`)}
                    {' · '}
                    <bdi>{entry.by ?? t('ownProperties:history.site')}</bdi>
                    {' · '}
                    <time dateTime={entry.at}>{relative(entry.at)}</time>
                  </li>
                ))}
              </ol>
            )}
          </div>
        )}
      </Loaded>
    </Drawer>
  )
}
