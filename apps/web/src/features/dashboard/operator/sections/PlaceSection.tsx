import { removePlaceAlias, savePlaceAlias } from '@manzil/api-client/generated/operator-calls.gen'
import { listOperatorPlacesQuery } from '@manzil/api-client/generated/operator-queries.gen'
import { savePlaceAliasTexts } from '@manzil/api-client/generated/text-limits.gen'
import type { OperatorPlace } from '@manzil/api-client/generated/types.gen'
import { zLanguageCode } from '@manzil/api-client/generated/zod-mini.gen'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../../../api/api.ts'
import { newId } from '../../../../form/new-id.ts'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { ListBar } from '../ListBar.tsx'
import { type OperatorView, pageOf } from '../operator-view.ts'
import { listOptions, RowsTable } from '../RowsTable.tsx'

const EditDialog = lazy(() => import('../EditDialog.tsx'))

/** Names of places that come with the product and that are listed in a row. */
const MOST = 12

/** Places, and the names that operators add to them. */
export function PlaceSection({ view }: { view: OperatorView }) {
  const { t } = useTranslation('operator')
  const { languages } = useFormats()
  const [edited, setEdited] = useState<{ place: OperatorPlace; id: string }>()
  const [removed, setRemoved] = useState<{ place: OperatorPlace }>()
  const rows = useQuery({
    ...listOperatorPlacesQuery(api, { params: { query: pageOf(view) } }),
    ...listOptions,
  })
  return (
    <>
      <ListBar view={view} />
      <p className="operator__note">{t('placeHint')}</p>
      <RowsTable
        view={view}
        query={rows}
        nameOf={({ name }) => name}
        columns={[
          { id: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
          {
            id: 'known',
            cell: ({ known_as }) => (
              <bdi className="operator__cell">{known_as.slice(0, MOST).join(' · ')}</bdi>
            ),
          },
          {
            id: 'added',
            cell: ({ aliases }) => (
              <bdi className="operator__cell">
                {aliases.map(({ name, language }) => `${name} (${language})`).join(' · ')}
              </bdi>
            ),
          },
        ]}
        actionsOf={({ aliases }) => [
          { id: 'add', label: t('actions.addAlias') },
          ...(aliases.length > 0 ? [{ id: 'remove', label: t('actions.removeAlias') }] : []),
        ]}
        onAction={(place, action) =>
          action === 'add' ? setEdited({ place, id: newId() }) : setRemoved({ place })
        }
      />
      <Suspense>
        {edited && (
          <EditDialog
            title={t('actions.addAlias')}
            text={edited.place.name}
            submit={t('form.save')}
            initial={{ name: '', language: 'en' }}
            fields={[
              { name: 'name', label: t('columns.name'), maxLength: savePlaceAliasTexts.name },
              {
                name: 'language',
                kind: 'select',
                label: t('form.language'),
                options: zLanguageCode.options.map((value) => ({
                  value,
                  label: languages([value]),
                })),
              },
            ]}
            send={({ name = '', language }) =>
              savePlaceAlias(api, {
                params: { path: { id: edited.id } },
                body: {
                  place_id: edited.place._id,
                  language: zLanguageCode.safeParse(language).data ?? 'en',
                  name: name.trim(),
                },
              })
            }
            onClose={() => setEdited(undefined)}
          />
        )}
        {removed && (
          <EditDialog
            title={t('actions.removeAlias')}
            text={removed.place.name}
            submit={t('form.remove')}
            initial={{ alias: removed.place.aliases[0]?._id ?? '' }}
            fields={[
              {
                name: 'alias',
                kind: 'select',
                label: t('columns.name'),
                options: removed.place.aliases.map(({ _id, name }) => ({
                  value: _id,
                  label: name,
                })),
              },
            ]}
            send={({ alias = '' }) => removePlaceAlias(api, { params: { path: { id: alias } } })}
            onClose={() => setRemoved(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
