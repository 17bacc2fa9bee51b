import { useLocaleContext } from '@ark-ui/react/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LocaleRoot } from './LocaleRoot.tsx'

function Sample() {
  const { locale, dir } = useLocaleContext()
  return (
    <p>
      {locale}, {dir}
    </p>
  )
}

const meta = { component: LocaleRoot, args: { children: <Sample /> } } satisfies Meta<
  typeof LocaleRoot
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}
