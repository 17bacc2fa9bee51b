import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import type { MockControls } from '../controls.ts'
import { element, labelled } from './element.ts'

const operations = Object.values(operationTable)
  .map(({ id }) => id)
  .sort()

/** The server's own failures, which any operation may answer. */
const serverFailures = [500, 501, 503]

const statusesOf = (operation: OperationId): number[] => [
  ...operationTable[operation].statuses,
  ...serverFailures,
]

/** Statuses that operations answer whatever they are asked. */
export function forcedSection(controls: MockControls): { view: HTMLElement; update: () => void } {
  const operation = element('select', {}, ...operations.map((id) => element('option', {}, id)))
  const status = element('select')
  const chosen = (): OperationId => operations.find((id) => id === operation.value) ?? 'ping'
  const offer = () =>
    status.replaceChildren(
      ...statusesOf(chosen()).map((each) => element('option', {}, String(each))),
    )
  operation.addEventListener('change', offer)
  offer()
  const add = element('button', { type: 'button' }, 'Force')
  add.addEventListener('click', () =>
    controls.set({ forced: { ...controls.get().forced, [chosen()]: Number(status.value) } }),
  )
  const list = element('ul', { className: 'plain' })
  const update = () => {
    const { forced } = controls.get()
    list.replaceChildren(
      ...Object.entries(forced).map(([id, forcedStatus]) => {
        const release = element('button', { type: 'button' }, 'Release')
        release.ariaLabel = `Release ${id}`
        release.addEventListener('click', () => {
          const { [id]: _released, ...others }: Record<string, number> = controls.get().forced
          controls.set({ forced: others })
          add.focus()
        })
        return element('li', {}, element('code', {}, `${id} ${forcedStatus}`), release)
      }),
    )
  }
  update()
  return {
    view: element(
      'div',
      { className: 'grid' },
      labelled('Operation', operation),
      labelled('Status', status),
      add,
      list,
    ),
    update,
  }
}
