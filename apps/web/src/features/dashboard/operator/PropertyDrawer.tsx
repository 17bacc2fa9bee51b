import { getOperatorPropertyQuery } from '@manzil/api-client/generated/operator-queries.gen'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Drawer } from '@manzil/ui/overlays/Drawer/Drawer'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { ReviewFacts } from './ReviewFacts.tsx'
import { ReviewWords } from './ReviewWords.tsx'

interface PropertyDrawerProps {
  id: string
  onClose: () => void
  /** What may be decided of it, the main one last. */
  actions: ReactNode
}

/** All that a decision about a property needs, live or not: facts, place, words, pictures, history. */
export default function PropertyDrawer({ id, onClose, actions }: PropertyDrawerProps) {
  const { t } = useTranslation(['operator', 'ownProperties'])
  const { relative } = useFormats()
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
      footer={actions}
    >
      <Loaded query={query} skeleton={<Skeleton height="20rem" />}>
        {({ data }) => (
          <div className="operator__review">
            <ReviewFacts property={data} />
            <ReviewWords property={data} />
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
