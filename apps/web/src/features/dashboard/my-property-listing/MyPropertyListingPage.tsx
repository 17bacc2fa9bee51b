import './MyPropertyListingPage.css'
import { listPropertyDraftsQuery } from '@manzil/api-client/generated/draft-queries.gen'
import type { OwnProperty, PropertyAction } from '@manzil/api-client/generated/types.gen'
import { Pagination } from '@manzil/ui/data/Pagination/Pagination'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { SegmentedControl } from '@manzil/ui/forms/SegmentedControl/SegmentedControl'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { ConfirmDialog } from '@manzil/ui/overlays/ConfirmDialog/ConfirmDialog'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { useOwnActions } from '../../../own-properties/use-own-actions.ts'
import { titleOf } from '../../../property/property-names.ts'
import { DraftChoice } from '../../../property-drafts/DraftChoice.tsx'
import { useNavigate } from '../../../routing/location.ts'
import { paths } from '../../../routing/paths.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { BulkActions, BulkBar } from './BulkBar.tsx'
import { OwnFilters } from './OwnFilters.tsx'
import { OwnRow } from './OwnRow.tsx'
import { addressOf, ownQuery, viewOf } from './own-query.ts'
import { keepViewChoice, readViewChoice, viewChoices } from './view-choice.ts'

const HistoryDrawer = lazy(() => import('./HistoryDrawer.tsx'))
const RankDrawer = lazy(() => import('./RankDrawer.tsx'))
const OwnTable = lazy(() => import('./OwnTable.tsx'))

/** The properties of an agent or an agency: where each stands, how it does, and what is done to them. */
export default function MyPropertyListingPage() {
  const { t } = useTranslation('ownProperties')
  const { t: dashboard } = useTranslation('dashboard')
  useDocumentTitle(dashboard('menu.myPropertyListing'))
  const { t: form } = useTranslation('propertyForm')
  const { number } = useFormats()
  const language = useLanguage()
  const view = viewOf(useSearchParams())
  const query = useQuery({
    ...ownQuery(view),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const actions = useOwnActions()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [removing, setRemoving] = useState<readonly string[]>([])
  const [ranked, setRanked] = useState<OwnProperty>()
  const [layout, setLayout] = useState(readViewChoice)
  const navigate = useNavigate()
  const [history, setHistory] = useState<OwnProperty>()
  const rows = query.data?.data ?? []
  // Only what is seen is acted on.
  const chosen = rows.flatMap(({ _id }) => (picked.has(_id) ? [_id] : []))
  const choose = (ids: readonly string[], on: boolean) => {
    const next = new Set(picked)
    for (const id of ids)
      if (on) next.add(id)
      else next.delete(id)
    setPicked(next)
  }
  const act = (action: PropertyAction) => {
    if (action === 'remove') return setRemoving(chosen)
    setPicked(new Set())
    void actions.change(chosen, action)
  }
  const total = query.data?.pagination.total
  const isFiltered = view.search !== '' || view.status !== undefined || view.toConfirm
  const [only] = removing
  const drafts = useQuery({
    ...listPropertyDraftsQuery(api),
    // One that was written since is among them.
    refetchOnMount: 'always',
  })
  const isOfDrafts = view.status === undefined || view.status === 'draft'
  const unfinished =
    isOfDrafts && view.search === '' && !view.toConfirm && view.page === 1
      ? (drafts.data?.data ?? [])
      : []
  const counts = [
    ...(total === undefined ? [] : [t('count', { count: total, total: number(total) })]),
    ...(unfinished.length === 0
      ? []
      : [form('drafts.count', { count: unfinished.length, total: number(unfinished.length) })]),
  ]

  return (
    <div className="own-page">
      <SectionHeading
        level={1}
        title={dashboard('menu.myPropertyListing')}
        {...(total !== undefined && { lead: counts.join(' · ') })}
      />
      <OwnFilters view={view} />
      <DraftChoice drafts={unfinished} />
      <SegmentedControl
        label={t('view.label')}
        segments={viewChoices.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={layout}
        onChange={(chosenLayout) => {
          setLayout(chosenLayout)
          keepViewChoice(chosenLayout)
        }}
      />
      <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState
              title={t(isFiltered ? 'nothing.title' : 'empty.title')}
              text={t(isFiltered ? 'nothing.text' : 'empty.text')}
              actions={
                <Button asChild>
                  <UiLink href={isFiltered ? paths.myPropertyListing() : paths.addProperty()}>
                    {t(isFiltered ? 'nothing.all' : 'empty.add')}
                  </UiLink>
                </Button>
              }
            />
          ) : (
            <>
              {layout === 'table' && (
                <Suspense fallback={<Skeleton height="24rem" />}>
                  <OwnTable
                    rows={data}
                    picked={new Set(chosen)}
                    onPicked={setPicked}
                    sort={view.sort}
                    onSort={(sort) => navigate(addressOf({ ...view, page: 1, sort }))}
                    bulkActions={<BulkActions onAct={act} />}
                    onAction={(property, action) => {
                      if (action === 'edit') return navigate(paths.propertyUpdate(property._id))
                      if (action === 'history') return setHistory(property)
                      if (action === 'rank') return setRanked(property)
                      if (action === 'remove') return setRemoving([property._id])
                      void actions.change([property._id], action)
                    }}
                  />
                </Suspense>
              )}
              {layout === 'cards' && (
                <BulkBar
                  chosen={chosen.length}
                  all={data.length}
                  onAll={(on) =>
                    choose(
                      data.map(({ _id }) => _id),
                      on,
                    )
                  }
                  onAct={act}
                />
              )}
              {layout === 'cards' && (
                <ul className="own-page__list">
                  {data.map((property) => (
                    <li key={property._id}>
                      <OwnRow
                        property={property}
                        actions={actions}
                        isChosen={picked.has(property._id)}
                        onChoose={(on) => choose([property._id], on)}
                        onHistory={() => setHistory(property)}
                        onRank={() => setRanked(property)}
                        onRemove={() => setRemoving([property._id])}
                      />
                    </li>
                  ))}
                </ul>
              )}
              <Pagination
                page={view.page}
                pages={pagination.totalPages}
                hrefFor={(page) => addressOf({ ...view, page })}
                formatNumber={number}
                texts={{
                  label: dashboard('pages.label'),
                  previous: dashboard('pages.previous'),
                  next: dashboard('pages.next'),
                  page: (to) => dashboard('pages.page', { number: to }),
                }}
              />
            </>
          )
        }
      </Loaded>
      <ConfirmDialog
        open={removing.length > 0}
        tone="danger"
        title={t('remove.title', { count: removing.length, total: number(removing.length) })}
        description={t('remove.text')}
        confirmLabel={t('actions.remove')}
        cancelLabel={t('cancel')}
        busyLabel={t('busy')}
        onCancel={() => setRemoving([])}
        onConfirm={async () => {
          if (removing.length === 1 && only) await actions.remove(only)
          else await actions.change(removing, 'remove')
          setPicked(new Set())
          setRemoving([])
        }}
      />
      {ranked && (
        <Suspense>
          <RankDrawer property={ranked} onClose={() => setRanked(undefined)} />
        </Suspense>
      )}
      {history && (
        <Suspense>
          <HistoryDrawer
            id={history._id}
            title={titleOf(history, language)}
            onClose={() => setHistory(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
