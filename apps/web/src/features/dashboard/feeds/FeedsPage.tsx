import './FeedsPage.css'
import type { Feed, FeedRun } from '@manzil/api-client/generated/types.gen'
import { csvTemplate } from '@manzil/domain/feeds/csv-columns'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { DownloadIcon, PlusIcon } from '@manzil/ui/foundations/icons/tools'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { ConfirmDialog } from '@manzil/ui/overlays/ConfirmDialog/ConfirmDialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { saveFile } from '../../../storage/save-file.ts'
import { ExportAddresses } from './ExportAddresses.tsx'
import { FeedCard } from './FeedCard.tsx'
import { FeedForm } from './FeedForm.tsx'
import { FeedRuns } from './FeedRuns.tsx'
import { feedsQuery } from './feed-queries.ts'
import { feedsViewOf } from './feeds-address.ts'
import { useFeedActions } from './use-feed-actions.ts'

/** What is asked before it is done. */
type Asked = { act: 'apply' | 'remove'; feed: Feed } | { act: 'undo'; run: FeedRun }

const words = { apply: 'applying', remove: 'removing', undo: 'undoing' } as const

/** Feeds of an agent or an agency: added, compared, applied, put back; and their own for others. */
export default function FeedsPage() {
  const { t } = useTranslation('feeds')
  const { t: dashboard } = useTranslation('dashboard')
  useDocumentTitle(dashboard('menu.feeds'))
  const view = feedsViewOf(useSearchParams())
  const query = useQuery({ ...feedsQuery(), refetchOnMount: 'always' })
  const actions = useFeedActions()
  const [form, setForm] = useState<'new' | Feed>()
  const [asked, setAsked] = useState<Asked>()
  const carryOut = async () => {
    if (asked?.act === 'apply') await actions.start(asked.feed, 'apply')
    if (asked?.act === 'remove') await actions.remove(asked.feed)
    if (asked?.act === 'undo') await actions.undo(asked.run)
    setAsked(undefined)
  }
  const act = asked?.act ?? 'apply'
  const add = (
    <Button startIcon={<PlusIcon />} onClick={() => setForm('new')}>
      {t('add')}
    </Button>
  )

  return (
    <div className="feeds">
      <SectionHeading level={1} title={dashboard('menu.feeds')} lead={t('lead')} />
      <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
        {({ data: feeds }) => {
          const open = feeds.find(({ _id }) => _id === view.feed)
          return (
            <>
              {form !== undefined && (
                <FeedForm
                  key={form === 'new' ? form : form._id}
                  feed={form === 'new' ? undefined : form}
                  onClose={(saved) => {
                    setForm(undefined)
                    if (saved) void actions.refresh()
                  }}
                />
              )}
              {feeds.length === 0 && form === undefined && (
                <EmptyState title={t('empty.title')} text={t('empty.text')} actions={add} />
              )}
              <div className="feeds__actions">
                {feeds.length > 0 && form === undefined && add}
                <Button
                  variant="outline"
                  startIcon={<DownloadIcon />}
                  onClick={() =>
                    saveFile({ name: 'feed.csv', media_type: 'text/csv', text: csvTemplate() })
                  }
                >
                  {t('template')}
                </Button>
              </div>
              {feeds.length > 0 && (
                <ul className="feeds__list">
                  {feeds.map((feed) => (
                    <li key={feed._id}>
                      <FeedCard
                        feed={feed}
                        actions={actions}
                        isOpen={feed._id === open?._id}
                        onApply={() => setAsked({ act: 'apply', feed })}
                        onChange={() => setForm(feed)}
                        onRemove={() => setAsked({ act: 'remove', feed })}
                      />
                      {feed._id === open?._id && (
                        <FeedRuns
                          feed={feed}
                          view={view}
                          onUndo={(run) => setAsked({ act: 'undo', run })}
                        />
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </>
          )
        }}
      </Loaded>
      <ExportAddresses />
      <ConfirmDialog
        open={asked !== undefined}
        {...(act === 'remove' && { tone: 'danger' })}
        title={t(`${words[act]}.title`)}
        description={t(`${words[act]}.text`)}
        confirmLabel={t(act)}
        cancelLabel={t('cancel')}
        busyLabel={t('busy')}
        onCancel={() => setAsked(undefined)}
        onConfirm={carryOut}
      />
    </div>
  )
}
