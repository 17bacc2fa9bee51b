import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchIcon } from '../icons/actions.tsx'
import {
  CalculatorIcon,
  CalendarIcon,
  ChartIcon,
  ChatIcon,
  CompareIcon,
  MapPinIcon,
  PhoneIcon,
} from '../icons/things.tsx'
import { QuickActionPills } from './QuickActionPills.tsx'

const meta = {
  component: QuickActionPills,
  args: {
    label: 'Ready questions',
    onChoose: () => {},
    actions: [
      { id: 'find_property', label: 'Find a Property', icon: <SearchIcon size={16} /> },
      { id: 'search_location', label: 'Search by Location', icon: <MapPinIcon size={16} /> },
      { id: 'investment_advice', label: 'Investment Advice', icon: <ChartIcon size={16} /> },
      {
        id: 'estimate_value',
        label: 'Estimate Property Value',
        icon: <CalculatorIcon size={16} />,
      },
      { id: 'compare_properties', label: 'Compare Properties', icon: <CompareIcon size={16} /> },
      { id: 'request_callback', label: 'Request a Callback', icon: <PhoneIcon size={16} /> },
      { id: 'book_viewing', label: 'Book a Viewing', icon: <CalendarIcon size={16} /> },
      { id: 'ask_question', label: 'Ask a Question', icon: <ChatIcon size={16} /> },
    ],
  },
} satisfies Meta<typeof QuickActionPills>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 380 }}>{Story()}</div>],
}

export const Playground: Story = { args: { disabled: true } }
