import { decideOperatorCase } from '@manzil/api-client/generated/operator-calls.gen'
import { listOperatorCasesQuery } from '@manzil/api-client/generated/operator-queries.gen'
import { decideOperatorCaseTexts } from '@manzil/api-client/generated/text-limits.gen'
import type {
  OperatorCase,
  OperatorCaseKind,
  OperatorCaseState,
  OperatorDecision,
} from '@manzil/api-client/generated/types.gen'
import { needsReason } from '@manzil/domain/operator-decisions'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { api } from '../../../../api/api.ts'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { ListBar } from '../ListBar.tsx'
import { caseKinds, type OperatorView, pageOf } from '../operator-view.ts'
import { listOptions, RowsTable } from '../RowsTable.tsx'
import { useCaseWords } from './use-case-words.ts'

const EditDialog = lazy(() => import('../EditDialog.tsx'))
const PropertyDrawer = lazy(() => import('../PropertyDrawer.tsx'))

/** States that a kind of case can be in. */
const statesOf: Readonly<Record<OperatorCaseKind, readonly OperatorCaseState[]>> = {
  property: ['waiting', 'approved', 'refused'],
  licence: ['waiting', 'approved', 'refused'],
  account: ['active', 'suspended'],
  report: ['waiting', 'acted', 'dismissed'],
  mail: ['failed', 'given_up'],
  payment: ['open', 'processing', 'paid', 'failed', 'cancelled', 'expired', 'refunded'],
}

/** Cases of one kind: where each stands, and what can be decided now. */
export function CaseSection({ view }: { view: OperatorView }) {
  const { t } = useTranslation('operator')
  const { relative, exactMoney } = useFormats()
  const kind = caseKinds.find((each) => each === view.section) ?? 'property'
  const { titleOf, detailOf, failureOf } = useCaseWords()
  const [asked, setAsked] = useState<{ row: OperatorCase; decision: OperatorDecision }>()
  const [shown, setShown] = useState<{ caseId: string; propertyId: string }>()
  const query = { kind, ...pageOf(view), ...(view.state && { state: view.state }) }
  const rows = useQuery({ ...listOperatorCasesQuery(api, { params: { query } }), ...listOptions })
  return (
    <>
      <ListBar
        view={view}
        filter={{
          name: 'state',
          label: t('columns.state'),
          options: statesOf[kind].map((value) => ({ value, label: t(`state.${value}`) })),
        }}
      />
      <RowsTable
        view={view}
        query={rows}
        nameOf={titleOf}
        columns={[
          { id: 'title', cell: (row) => <Words text={titleOf(row)} /> },
          { id: 'detail', width: '10rem', cell: (row) => <Words text={detailOf(row)} /> },
          {
            id: 'person',
            width: '15rem',
            cell: ({ person, email }) => (
              <Words text={[person, email].filter(Boolean).join('\n')} />
            ),
          },
          { id: 'state', width: '8rem', cell: ({ state }) => t(`state.${state}`) },
          ...(kind === 'payment'
            ? [
                {
                  id: 'amount' as const,
                  align: 'end' as const,
                  cell: ({ amount }: OperatorCase) => amount !== null && exactMoney(amount),
                },
              ]
            : [
                {
                  id: 'reason' as const,
                  cell: (row: OperatorCase) => (
                    <>
                      {row.message && <strong>{failureOf(row)}</strong>}
                      <Words text={row.reason} />
                    </>
                  ),
                },
              ]),
          { id: 'at', width: '8rem', cell: ({ at }) => <time dateTime={at}>{relative(at)}</time> },
        ]}
        actionsOf={({ decisions, property_id }) => [
          ...(property_id === null ? [] : [{ id: 'look', label: t('actions.look') }]),
          ...decisions.map((id) => ({ id, label: wordOf(kind, id) })),
        ]}
        onAction={(row, action) => {
          if (action === 'look' && row.property_id !== null)
            return setShown({ caseId: row._id, propertyId: row.property_id })
          const decision = row.decisions.find((each) => each === action)
          if (decision) setAsked({ row, decision })
        }}
      />
      <Suspense>
        {asked && (
          <EditDialog
            title={wordOf(kind, asked.decision)}
            text={titleOf(asked.row)}
            submit={wordOf(kind, asked.decision)}
            initial={{ reason: '' }}
            fields={
              needsReason(asked.decision)
                ? [
                    {
                      name: 'reason',
                      kind: 'area',
                      label: t('form.reason'),
                      hint: t('form.reasonHint'),
                      maxLength: decideOperatorCaseTexts.reason,
                    },
                  ]
                : []
            }
            send={async ({ reason = '' }) => {
              const result = await decideOperatorCase(api, {
                params: { path: { id: asked.row._id } },
                body: {
                  kind,
                  decision: asked.decision,
                  ...(reason.trim() !== '' && { reason: reason.trim() }),
                },
              })
              if (result.ok) setShown(undefined)
              return result
            }}
            onClose={() => setAsked(undefined)}
          />
        )}
        {/* One modal at a time: behind another it would be hidden from screen readers, or hide it. */}
        {shown && !asked && (
          <PropertyDrawer
            id={shown.propertyId}
            onClose={() => setShown(undefined)}
            actions={actionsFor(shown.caseId)}
          />
        )}
      </Suspense>
    </>
  )

  /** As in the row; none once it is decided. The main one stands last. */
  function actionsFor(caseId: string): ReactNode {
    const row = rows.data?.data.find(({ _id }) => _id === caseId)
    if (!row || row.decisions.length === 0) return undefined
    return [...row.decisions].reverse().map((decision) => (
      <Button
        key={decision}
        variant={decision === row.decisions[0] ? 'solid' : 'outline'}
        onClick={() => setAsked({ row, decision })}
      >
        {wordOf(kind, decision)}
      </Button>
    ))
  }

  /** A report is answered by taking the property off the site, not by a refusal. */
  function wordOf(of: OperatorCaseKind, decision: OperatorDecision): string {
    return of === 'report' && decision === 'reject'
      ? t('decision.takeOff')
      : t(`decision.${decision}`)
  }
}

/** What somebody wrote, as it stands; each line is written in its own direction. */
function Words({ text }: { text: string | null }) {
  return text?.split('\n').map((line, at) => (
    <bdi key={at} className="operator__cell operator__words">
      {line}
    </bdi>
  ))
}
