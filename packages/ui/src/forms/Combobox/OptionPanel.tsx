import { Combobox as Ark } from '@ark-ui/react/combobox'
import { Button } from '../../foundations/Button/Button.tsx'
import { CheckIcon } from '../../foundations/icons/actions.tsx'
import { Spinner } from '../../foundations/Spinner/Spinner.tsx'
import type { ComboboxOption, OptionResult } from './use-options.ts'

export interface OptionTexts {
  /** Names the button that opens the list. */
  open: string
  clear: string
  loading: string
  /** Nothing fits; what to try instead. */
  none: string
  /** Could not be loaded. Enter tries again, say so. */
  failed: string
  retry: string
  /** Told to screen readers: "5 options". */
  count: (total: number) => string
  /** Below a list that is cut: "100 of 10,000 shown. Type to find others." */
  more: (shown: number, total: number) => string
}

export interface OptionPanelProps {
  result: OptionResult
  texts: OptionTexts
  /** Stands before the others: all of them at once. */
  first?: ComboboxOption | undefined
}

/** What screen readers are told while the list is open. */
export function optionNews({ status, total }: OptionResult, texts: OptionTexts): string {
  if (status === 'loading') return texts.loading
  if (status === 'failed') return texts.failed
  return total === 0 ? texts.none : texts.count(total)
}

function groupsOf(options: readonly ComboboxOption[]) {
  return [...Map.groupBy(options, ({ group }) => group ?? '')]
}

/** The list below a combobox, and what stands in its place while there is none. */
export function OptionPanel({ result, texts, first }: OptionPanelProps) {
  const { status, shown, total, retry } = result
  return (
    <Ark.Positioner className="mz-floating">
      <div className="mz-panel">
        {status === 'loading' && (
          <div className="mz-panel__note">
            <Spinner />
            {texts.loading}
          </div>
        )}
        {status === 'failed' && (
          <div className="mz-panel__note">
            {texts.failed}
            <Button size="sm" variant="outline" tabIndex={-1} onClick={retry}>
              {texts.retry}
            </Button>
          </div>
        )}
        {status === 'ready' && total === 0 && <div className="mz-panel__note">{texts.none}</div>}
        <Ark.Content>
          {first && total > 0 && <Option option={first} />}
          {groupsOf(shown).map(([group, options]) =>
            group === '' ? (
              options.map((option) => <Option key={option.value} option={option} />)
            ) : (
              <Ark.ItemGroup key={group}>
                <Ark.ItemGroupLabel className="mz-panel__group">{group}</Ark.ItemGroupLabel>
                {options.map((option) => (
                  <Option key={option.value} option={option} />
                ))}
              </Ark.ItemGroup>
            ),
          )}
        </Ark.Content>
        {status === 'ready' && shown.length < total && (
          <div className="mz-panel__note mz-panel__note--foot">
            {texts.more(shown.length, total)}
          </div>
        )}
      </div>
    </Ark.Positioner>
  )
}

function Option({ option }: { option: ComboboxOption }) {
  return (
    <Ark.Item item={option} className="mz-option">
      <span className="mz-option__text">
        {option.label}
        {option.detail && <span className="mz-option__detail">{option.detail}</span>}
      </span>
      <Ark.ItemIndicator>
        <CheckIcon size={18} />
      </Ark.ItemIndicator>
    </Ark.Item>
  )
}
