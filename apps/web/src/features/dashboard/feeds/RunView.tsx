import type { FeedOutcome, FeedRun } from '@manzil/api-client/generated/types.gen'
import { zFeedOutcome } from '@manzil/api-client/generated/zod-mini.gen'
import { formatMoment } from '@manzil/i18n/format-moment'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { ListPages } from '../../../layouts/dashboard/ListPages.tsx'
import { Loaded } from '../../../loading/Loaded.tsx'
import { Difference } from './Difference.tsx'
import { differencesQuery, isUnderWay } from './feed-queries.ts'
import { type FeedsView, feedsAddress } from './feeds-address.ts'

interface RunViewProps {
  run: FeedRun
  view: FeedsView
  onUndo: () => void
}

const LOOK_MS = 2_000

/** Rows that a run tells of: what is gone was not read, but what is undone was. */
const rowsOf = ({ counts }: FeedRun): number =>
  zFeedOutcome.options.reduce((sum, outcome) => sum + counts[outcome], 0)

/** What a run found: figures by outcome, and the rows, page by page. */
export function RunView({ run, view, onUndo }: RunViewProps) {
  const { t } = useTranslation('feeds')
  const { number, date } = useFormats()
  const language = useLanguage()
  const isRunning = isUnderWay(run)
  const query = useQuery({
    ...differencesQuery(run._id, view),
    placeholderData: keepPreviousData,
    refetchInterval: isRunning ? LOOK_MS : false,
  })
  const { refetch } = query
  // The last rows come with the end of the run.
  useEffect(() => {
    if (!isRunning) void refetch()
  }, [isRunning, refetch])
  const at = (outcome?: FeedOutcome) => feedsAddress({ ...view, outcome, page: 1 })
  return (
    <section className="feeds__run" aria-labelledby="feeds-run">
      <div className="feeds__head">
        <h3 id="feeds-run">
          {t(`run.${run.kind}`)} · {t(`by.${run.by}`)} · {formatMoment(language, run.created_at)}
        </h3>
        <span role="status">{t(`state.${run.state}`)}</span>
        {run.undo_until && (
          <>
            <Button size="sm" variant="outline" onClick={onUndo}>
              {t('undo')}
            </Button>
            <span className="feeds__quiet">{t('undoUntil', { date: date(run.undo_until) })}</span>
          </>
        )}
      </div>
      {run.problem && <InlineAlert tone="error">{run.problem.message}</InlineAlert>}
      <nav className="feeds__outcomes" aria-label={t('filter')}>
        <UiLink href={at()} {...(!view.outcome && { 'aria-current': 'true' })}>
          {t('all')} {number(rowsOf(run))}
        </UiLink>
        {zFeedOutcome.options.map((outcome) => (
          <UiLink
            key={outcome}
            href={at(outcome)}
            {...(view.outcome === outcome && { 'aria-current': 'true' })}
          >
            {t(`outcome.${outcome}`)} {number(run.counts[outcome])}
          </UiLink>
        ))}
      </nav>
      <Loaded query={query} skeleton={<Skeleton height="16rem" />}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <p className="feeds__quiet">{t('nothing')}</p>
          ) : (
            <>
              <ul className="feeds__rows">
                {data.map((row) => (
                  <Difference key={row.row} difference={row} />
                ))}
              </ul>
              <ListPages
                page={view.page}
                pages={pagination.totalPages}
                hrefFor={(page) => feedsAddress({ ...view, page })}
                label={t('pages.label')}
              />
            </>
          )
        }
      </Loaded>
    </section>
  )
}
