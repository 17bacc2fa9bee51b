import { updateOperatorCategory } from '@manzil/api-client/generated/operator-calls.gen'
import { listOperatorCategoriesQuery } from '@manzil/api-client/generated/operator-queries.gen'
import { updateOperatorCategoryTexts } from '@manzil/api-client/generated/text-limits.gen'
import type { OperatorCategory } from '@manzil/api-client/generated/types.gen'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../../../api/api.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { ListBar } from '../ListBar.tsx'
import { type OperatorView, pageOf } from '../operator-view.ts'
import { listOptions, RowsTable } from '../RowsTable.tsx'

const EditDialog = lazy(() => import('../EditDialog.tsx'))

/** What kinds of property are called, and which of them menus and forms offer. */
export function CategorySection({ view }: { view: OperatorView }) {
  const { t } = useTranslation('operator')
  const [edited, setEdited] = useState<OperatorCategory>()
  const rows = useQuery({
    ...listOperatorCategoriesQuery(api, { params: { query: pageOf(view) } }),
    ...listOptions,
  })
  return (
    <>
      <ListBar view={view} />
      <RowsTable
        view={view}
        query={rows}
        nameOf={({ name }) => name}
        columns={[
          { id: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
          { id: 'nameAr', cell: ({ name_ar }) => <bdi lang="ar">{name_ar}</bdi> },
          { id: 'kind', cell: ({ level }) => t(`level.${levelOf(level)}`) },
          { id: 'shown', cell: ({ is_shown }) => t(is_shown ? 'yes' : 'no') },
        ]}
        actionsOf={() => [{ id: 'edit', label: t('actions.edit') }]}
        onAction={setEdited}
      />
      <Suspense>
        {edited && (
          <EditDialog
            title={t('actions.edit')}
            text={t('categoryHint')}
            submit={t('form.save')}
            initial={{
              name: edited.name,
              name_ar: edited.name_ar,
              is_shown: edited.is_shown ? 'true' : '',
            }}
            fields={[
              {
                name: 'name',
                label: t('columns.name'),
                lang: 'en',
                maxLength: updateOperatorCategoryTexts.name,
              },
              {
                name: 'name_ar',
                label: t('columns.nameAr'),
                lang: 'ar',
                maxLength: updateOperatorCategoryTexts.name_ar,
              },
              { name: 'is_shown', kind: 'check', label: t('columns.shown') },
            ]}
            send={({ name = '', name_ar = '', is_shown }) =>
              updateOperatorCategory(api, {
                params: { path: { id: edited._id } },
                body: { name: name.trim(), name_ar: name_ar.trim(), is_shown: is_shown === 'true' },
              })
            }
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

const levelOf = (level: number) => (level === 1 ? 'one' : level === 2 ? 'two' : 'three')
