import type { Feed, FeedRun } from '@manzil/api-client/generated/types.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Badge, type BadgeTone } from '@manzil/ui/foundations/Badge/Badge'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { CheckIcon } from '@manzil/ui/foundations/icons/actions'
import { RetryIcon } from '@manzil/ui/foundations/icons/files'
import { InfoIcon, WarningIcon } from '@manzil/ui/foundations/icons/things'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import type { ReactNode } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { FileButton } from './FileButton.tsx'
import { isUnderWay } from './feed-queries.ts'
import { feedsAddress } from './feeds-address.ts'
import type { FeedActions } from './use-feed-actions.ts'

interface FeedCardProps {
  feed: Feed
  actions: FeedActions
  isOpen: boolean
  onApply: () => void
  onChange: () => void
  onRemove: () => void
}

const looks: Record<FeedRun['state'], { tone: BadgeTone; icon: ReactNode }> = {
  waiting: { tone: 'info', icon: <InfoIcon size={14} /> },
  running: { tone: 'info', icon: <InfoIcon size={14} /> },
  done: { tone: 'success', icon: <CheckIcon size={14} /> },
  failed: { tone: 'error', icon: <WarningIcon size={14} /> },
  undone: { tone: 'neutral', icon: <RetryIcon size={14} /> },
}

/** A feed: where it comes from, how it stands, and what can be done with it. */
export function FeedCard({ feed, actions, isOpen, onApply, onChange, onRemove }: FeedCardProps) {
  const { t } = useTranslation('feeds')
  const { number, relative, date } = useFormats()
  const { name, url, file_name, format, last_run, schedule, next_run_at } = feed
  const busy = isUnderWay(last_run)
  const hasEdition = url !== null || file_name !== null
  const facts = [
    url ?? file_name,
    format && t(`format.${format}`),
    url !== null && t(`schedule.${schedule}`),
    next_run_at && t('next', { date: date(next_run_at) }),
    t('properties', { count: feed.properties, total: number(feed.properties) }),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '')
  const { pictures_waiting: waiting, pictures_failed: failed } = feed
  const isTimed = url !== null && schedule !== 'never'
  return (
    <article className="feeds__card" data-open={isOpen || undefined}>
      <div className="feeds__head">
        <h2>
          <UiLink href={feedsAddress({ feed: feed._id })} {...(isOpen && { 'aria-current': true })}>
            <bdi>{name}</bdi>
          </UiLink>
        </h2>
        {last_run && (
          <Badge tone={looks[last_run.state].tone} icon={looks[last_run.state].icon}>
            {t(`run.${last_run.kind}`)}: {t(`state.${last_run.state}`)}
          </Badge>
        )}
        {last_run && <time dateTime={last_run.created_at}>{relative(last_run.created_at)}</time>}
      </div>
      <ul className="feeds__facts">
        {facts.map((fact) => (
          <li key={fact}>
            <bdi>{fact}</bdi>
          </li>
        ))}
      </ul>
      {feed.is_held && <p>{t('held')}</p>}
      {isTimed && !feed.is_held && next_run_at === null && <p>{t('first')}</p>}
      {waiting > 0 && <p>{t('pictures.waiting', { count: waiting, total: number(waiting) })}</p>}
      {failed > 0 && <p>{t('pictures.failed', { count: failed, total: number(failed) })}</p>}
      {!isOpen && last_run?.problem && (
        <InlineAlert tone="error">{last_run.problem.message}</InlineAlert>
      )}
      <div className="feeds__actions">
        {url === null && !busy && (
          <FileButton
            label={t('uploadOne', { name })}
            busyText={t('uploading')}
            // Whoever sends a file wants to see what it would change; that writes nothing.
            onFile={async (file) => {
              if (await actions.upload(feed, file)) await actions.start(feed, 'check')
            }}
          >
            {t('upload')}
          </FileButton>
        )}
        {hasEdition && (
          <>
            <Button
              size="sm"
              variant="outline"
              disabled={busy}
              onClick={() => actions.start(feed, 'check')}
            >
              {t('check')}
            </Button>
            <Button size="sm" disabled={busy} onClick={onApply}>
              {t('apply')}
            </Button>
          </>
        )}
        <Button size="sm" variant="ghost" onClick={onChange}>
          {t('change')}
        </Button>
        <Button size="sm" variant="ghost" disabled={busy} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </article>
  )
}
