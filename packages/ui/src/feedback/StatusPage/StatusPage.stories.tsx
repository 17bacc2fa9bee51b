import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { endlessWord, useOverlayWords } from '../../../.storybook/words/overlays.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { FailedArt } from '../StateArt/DoorwayArt.tsx'
import { MissingArt } from '../StateArt/MissingArt.tsx'
import { OutageArt } from '../StateArt/OutageArt.tsx'
import { StatusPage } from './StatusPage.tsx'

const meta = {
  component: StatusPage,
  args: {
    title: 'Page Not Found',
    text: 'The address may be old.',
    art: <MissingArt />,
    actions: <Button>Go Back Home</Button>,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The main landmark with one first-level heading, which the page’s title repeats. Two buttons in the order of use. The picture is decoration. Pages of a bad connection: ConnectivityState.',
      },
    },
  },
} satisfies Meta<typeof StatusPage>
export default meta
type Story = StoryObj<typeof meta>

function NotFoundPage() {
  const words = useOverlayWords()
  return (
    <StatusPage
      art={<MissingArt />}
      title={words.notFoundTitle}
      text={words.notFoundText}
      actions={
        <>
          <Button>{words.goHome}</Button>
          <Button variant="outline">{words.goBack}</Button>
        </>
      }
    />
  )
}

export const Default: Story = { tags: ['snapshot'], render: () => <NotFoundPage /> }

const arts = {
  missing: <MissingArt />,
  failed: <FailedArt />,
  offline: <OutageArt kind="offline" />,
  slow: <OutageArt kind="slow" />,
  server: <OutageArt kind="server" />,
}

export const Playground: Story = {
  argTypes: { art: { control: 'select', options: Object.keys(arts), mapping: arts } },
}

export const NotFound: Story = {
  render: () => <NotFoundPage />,
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.tab()
    await expect(page.getAllByRole('button')[0]).toHaveFocus()
  },
}

/** The page failed to draw; the request's number is for support. */
export const SomethingWentWrong: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <StatusPage
        art={<FailedArt />}
        title={words.oopsTitle}
        text={words.oopsText}
        reference={words.reference}
        actions={
          <>
            <Button>{words.reload}</Button>
            <Button variant="outline">{words.goBack}</Button>
          </>
        }
      />
    )
  },
}

/** Within the frame of the site: its main landmark holds this one too. */
export const InsideAPage: Story = {
  render: () => {
    const words = useOverlayWords()
    return (
      <main>
        <StatusPage
          inside
          art={<MissingArt />}
          title={words.notFoundTitle}
          text={words.notFoundText}
          actions={<Button>{words.goHome}</Button>}
        />
      </main>
    )
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('main')).toHaveLength(1)
  },
}

export const AbsurdTexts: Story = {
  args: { title: endlessWord, text: endlessWord.repeat(4), reference: endlessWord },
}
