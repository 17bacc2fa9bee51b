import type { Feed, FeedRun } from '@manzil/api-client/generated/types.gen'
import { formatMoment } from '@manzil/i18n/format-moment'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Select } from '@manzil/ui/forms/Select/Select'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { useNavigate } from '../../../routing/location.ts'
import { runsQuery } from './feed-queries.ts'
import { type FeedsView, feedsAddress } from './feeds-address.ts'
import { RunView } from './RunView.tsx'

interface FeedRunsProps {
  feed: Feed
  view: FeedsView
  onUndo: (run: FeedRun) => void
}

/** The runs of a feed: the last one, or the one that is chosen. */
export function FeedRuns({ feed, view, onUndo }: FeedRunsProps) {
  const { t } = useTranslation('feeds')
  const language = useLanguage()
  const navigate = useNavigate()
  const query = useQuery(runsQuery(feed._id))
  const { refetch } = query
  const last = feed.last_run
  const stand = last && `${last._id} ${last.state} ${JSON.stringify(last.counts)}`
  // The list of feeds is looked at while one is read; its runs follow.
  useEffect(() => {
    if (stand !== null) void refetch()
  }, [stand, refetch])
  // Several runs may begin within a minute.
  const labelOf = ({ kind, state, created_at }: FeedRun) =>
    [t(`run.${kind}`), formatMoment(language, created_at, 'medium'), t(`state.${state}`)].join(', ')
  return (
    <Loaded query={query} skeleton={<Skeleton height="16rem" />}>
      {({ data }) => {
        const shown = data.find(({ _id }) => _id === view.run) ?? data[0]
        if (!shown) return <p className="feeds__quiet">{t('noRuns')}</p>
        return (
          <>
            {data.length > 1 && (
              <Select
                label={t('runs')}
                value={shown._id}
                options={data.map((run) => ({ value: run._id, label: labelOf(run) }))}
                onChange={({ target }) =>
                  navigate(feedsAddress({ feed: feed._id, run: target.value }))
                }
              />
            )}
            <RunView run={shown} view={view} onUndo={() => onUndo(shown)} />
          </>
        )
      }}
    </Loaded>
  )
}
