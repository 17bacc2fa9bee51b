import { createApi } from '@manzil/api-client/client'
import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { listProperties } from '@manzil/api-client/generated/property-calls.gen'
import type { PropertyCard as Property } from '@manzil/api-client/generated/types.gen'
import type { StoryMock } from '@manzil/mock-api/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { cardOf } from '../../../.storybook/contract-properties.tsx'
import { usePropertyWords } from '../../../.storybook/words/properties.ts'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { PropertyCard } from '../../listing/PropertyCard/PropertyCard.tsx'
import { PropertyCardSkeleton } from '../../listing/PropertyCardSkeleton/PropertyCardSkeleton.tsx'
import '../foundations/foundations.css'

type Loaded = 'loading' | { properties: Property[] } | { failure: string; reference: string | null }

const texts = {
  en: {
    none: 'No home has all of this',
    noneText: 'Take one wish back and look again.',
    failed: 'The homes did not come',
    again: 'Try again',
    loading: 'Loading homes',
  },
  ar: {
    none: 'لا يوجد عقار يجمع كل هذه الشروط',
    noneText: 'احذف أحد الشروط وحاول مجددًا.',
    failed: 'تعذّر تحميل العقارات',
    again: 'إعادة المحاولة',
    loading: 'جارٍ تحميل العقارات',
  },
}

function Cards({ properties }: { properties: readonly Property[] }) {
  const words = usePropertyWords()
  const arabic = useUi().locale === 'ar'
  return (
    <div className="docs-grid">
      {properties.map((property) => (
        <PropertyCard key={property._id} {...cardOf(property, words, arabic)} />
      ))}
    </div>
  )
}

interface PropertiesOfTheContractProps {
  /** Words to search for. */
  search?: string
}

/** Asks the API of the story for properties and shows each of the four outcomes. */
function PropertiesOfTheContract({ search }: PropertiesOfTheContractProps) {
  const { none, noneText, failed, again, loading } = texts[useUi().locale === 'ar' ? 'ar' : 'en']
  const [state, setState] = useState<Loaded>('loading')
  const [attempt, setAttempt] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let left = false
    setState('loading')
    const query = { limit: 4, ...(search !== undefined && { search }) }
    listProperties(createApi({ baseUrl: '/api' }), { params: { query } }).then((answer) => {
      if (left) return
      setState(
        answer.ok
          ? { properties: answer.data.data }
          : { failure: answer.error.message, reference: answer.error.requestId },
      )
    })
    return () => {
      left = true
    }
  }, [search, attempt])

  if (state === 'loading')
    return (
      <div className="docs-grid" role="status" aria-label={loading}>
        {[1, 2, 3, 4].map((card) => (
          <PropertyCardSkeleton key={card} />
        ))}
      </div>
    )
  if ('failure' in state)
    return (
      <ErrorState
        title={failed}
        text={state.failure}
        actions={<Button onClick={() => setAttempt((count) => count + 1)}>{again}</Button>}
      />
    )
  if (state.properties.length === 0) return <EmptyState title={none} text={noneText} />
  return <Cards properties={state.properties} />
}

const meta = {
  title: 'Data/Homes of the contract',
  component: PropertiesOfTheContract,
  tags: ['!autodocs'],
  // Each in a frame of its own: a page has one mock.
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
} satisfies Meta<typeof PropertiesOfTheContract>
export default meta
type Story = StoryObj<typeof meta>

/** Example answers that are generated with the contract: no request at all. */
export const FromFixtures: Story = {
  render: () => <Cards properties={fixtures.listProperties().data} />,
}

/** The pretend backend answers the call that the web app makes. */
export const FromTheMock: Story = {
  parameters: { mock: {} satisfies StoryMock },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4)
  },
}

/** An answer that takes 60 seconds: what stands there meanwhile. */
export const Slow: Story = {
  parameters: { mock: { controls: { latencyMs: 60_000 } } satisfies StoryMock },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toBeVisible()
  },
}

/** Nothing fits. */
export const Empty: Story = {
  args: { search: 'a castle in the clouds' },
  parameters: { mock: {} satisfies StoryMock },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading')).toBeVisible()
  },
}

/** The server is down; trying again asks again. */
export const Failing: Story = {
  parameters: { mock: { controls: { down: true } } satisfies StoryMock },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button'))
    await expect(await canvas.findByText(/trouble connecting/)).toBeVisible()
  },
}

/** No network at all. */
export const Offline: Story = {
  parameters: { mock: { controls: { offline: true } } satisfies StoryMock },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button')).toBeVisible()
  },
}
