import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { grouped } from '../../../.storybook/contract-properties.tsx'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { type SearchWords, searchWords, useSearchWords } from '../../../.storybook/words/search.ts'
import { SearchBar } from './SearchBar.tsx'
import type { SearchBarProps } from './search-bar-props.ts'
import type { SearchCriteria } from './search-criteria.ts'

type Purpose = 'buy' | 'rent' | 'off_plan'

interface ExampleProps {
  place?: string
  budget?: SearchCriteria['budget']
  status?: SearchBarProps<Purpose>['place']['status']
  suggested?: boolean
  busy?: boolean
  summary?: string
  /** Homes that the search would show, where that is known. */
  count?: string
}

function budgetText({ min, max }: SearchCriteria['budget'], words: SearchWords): string {
  if (min && max) return words.between(grouped(Number(min)), grouped(Number(max)))
  if (max) return words.upTo(grouped(Number(max)))
  return min ? words.fromAmount(grouped(Number(min))) : words.anyBudget
}

function Example(props: ExampleProps) {
  const words = useSearchWords()
  const { status = 'ready', suggested = true, busy = false } = props
  const [place, setPlace] = useState(props.place ?? '')
  const [criteria, setCriteria] = useState<SearchCriteria<Purpose>>({
    purpose: 'buy',
    type: '',
    budget: props.budget ?? { min: '', max: '' },
    beds: '',
  })
  const { min, max } = criteria.budget
  const text = budgetText(criteria.budget, words)
  const wrong = min !== '' && max !== '' && Number(min) > Number(max)
  const purposes = { buy: words.buy, rent: words.rent, off_plan: words.offPlan }
  return (
    <SearchBar
      value={criteria}
      onChange={setCriteria}
      purposes={[
        { value: 'buy', label: words.buy },
        { value: 'rent', label: words.rent },
        { value: 'off_plan', label: words.offPlan },
      ]}
      types={[
        { value: 'apartment', label: words.apartment },
        { value: 'villa', label: words.villa },
        { value: 'townhouse', label: words.townhouse },
      ]}
      beds={[
        { value: '0', label: words.studio },
        ...[1, 2, 3, 4].map((count) => ({ value: String(count), label: words.bedsFrom(count) })),
      ]}
      place={{
        label: words.place,
        placeholder: words.placeHint,
        value: place,
        onValueChange: setPlace,
        status,
        suggestions: suggested
          ? [
              { id: 'dubai-marina', label: words.marina, detail: words.community },
              { id: 'marina-gate-2', label: words.marinaGate, detail: words.tower },
              { id: 'al-marjan-island', label: words.alMarjan, detail: words.island },
            ]
          : [],
        onChoose: (suggestion) => setPlace(suggestion.label),
        texts: {
          clear: words.clear,
          loading: words.looking,
          none: words.noPlace,
          failed: words.noPlaces,
          count: words.places,
        },
      }}
      budget={{
        text,
        error: wrong ? words.wrongRange : undefined,
        choices: [1_000_000, 2_000_000, 5_000_000].map((most) => ({
          label: words.upTo(grouped(most)),
          value: { min: '', max: String(most) },
        })),
      }}
      summary={
        props.summary ?? [purposes[criteria.purpose], place || words.placeHint, text].join(' · ')
      }
      onSearch={() => {}}
      busy={busy}
      {...(props.count !== undefined && {
        result: {
          text: props.count ? words.showHomes(props.count) : undefined,
          longest: words.showHomes('99,999'),
        },
      })}
      texts={{
        label: words.find,
        purpose: words.purpose,
        type: words.type,
        anyType: words.anyType,
        beds: words.beds,
        anyBeds: words.anyBeds,
        budget: words.budget,
        from: words.from,
        to: words.to,
        unit: words.aed,
        done: words.done,
        search: words.search,
        searching: words.searching,
        open: words.openSearch,
        close: words.close,
      }}
    />
  )
}

const meta = {
  component: Example,
  title: 'SearchBar',
  decorators: [(Story) => <div style={{ minBlockSize: 420 }}>{Story()}</div>],
  parameters: { docs: { of: SearchBar } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

/**
 * A search landmark. The purpose is a group of radio buttons (arrows), the place a combobox (arrows,
 * Enter, Escape), Enter in any field searches. On phones: a button that opens a sheet.
 */
export const Default: Story = { tags: ['snapshot'] }

export const Playground: Story = { args: { place: '', busy: false, suggested: true } }

/** Without a place the whole country is searched. */
export const Filled: Story = {
  args: { place: 'Dubai Marina', budget: { min: '', max: '2000000' } },
}

/** The budget unfolds its fields; Escape folds them and the focus is on the button again. */
export const Budget: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = searchWords(globals.language)
    const button = canvas.queryByRole('button', { name: `${words.budget}: ${words.anyBudget}` })
    // Phones have a sheet instead.
    if (!button) return
    await userEvent.click(button)
    const to = await canvas.findByRole('textbox', { name: `${words.budget}: ${words.to}` })
    await userEvent.type(to, '2000000')
    await expect(button).toHaveTextContent(words.upTo('2,000,000'))
    const usual = canvas.getByRole('button', { name: words.upTo('1,000,000') })
    await userEvent.click(usual)
    await expect(usual).toHaveAttribute('aria-pressed', 'true')
    await expect(button).toHaveTextContent(words.upTo('1,000,000'))
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await userEvent.click(button)
  },
}

export const WrongBudget: Story = {
  args: { budget: { min: '3000000', max: '2000000' } },
  play: async ({ canvasElement }) => {
    const button = canvasElement.querySelector<HTMLElement>('.mz-search-bar__budget > button')
    if (!button) return
    await userEvent.click(button)
    await within(canvasElement).findAllByRole('textbox', { name: /./ })
  },
}

/** Places while typing. */
export const Suggestions: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const words = searchWords(globals.language)
    const input = canvas.queryByRole('combobox', { name: words.place })
    if (!input) return
    await userEvent.type(input, 'mar')
    await waitFor(() => expect(canvas.getAllByRole('option', { name: /./ })[0]).toBeVisible())
  },
}

/** The places do not arrive; the typed text can be searched all the same. */
export const PlacesFailed: Story = { args: { place: 'mar', status: 'failed', suggested: false } }

export const Busy: Story = { args: { busy: true, place: 'Dubai Marina' } }

/** The button says what it would show, in room that is kept for it. */
export const Counted: Story = { args: { count: '2,303' } }

/** Nobody has counted yet. */
export const NotCounted: Story = { args: { count: '' } }

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 700 }}>{Story()}</div>],
}

/** Look at it at 390 px. */
export const OnPhones: Story = {
  globals: { viewport: { value: 'mobile1' } },
}

export const AbsurdContent: Story = {
  args: {
    place: endlessWord,
    summary: endlessWord,
    budget: { min: '1', max: '999999999999999999' },
  },
}
