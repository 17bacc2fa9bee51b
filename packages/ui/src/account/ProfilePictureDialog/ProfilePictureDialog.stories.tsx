import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { openDialog } from '../../../.storybook/open-dialog.ts'
import { picture } from '../../../.storybook/pictures.ts'
import { useAccountWords } from '../../../.storybook/words/account.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { Button } from '../../foundations/Button/Button.tsx'
import { ProfilePicture } from './ProfilePicture.tsx'
import { ProfilePictureDialog, type ProfilePictureDialogProps } from './ProfilePictureDialog.tsx'

const meta = {
  component: ProfilePictureDialog,
  // Acts on the whole page, so stories cannot share one.
  tags: ['alone'],
  args: {
    open: true,
    onClose: () => {},
    title: 'Profile Picture Preview',
    src: picture('living'),
    alt: 'The picture that you chose',
    texts: { close: 'Close', update: 'Update', updating: 'Updating...' },
    onUpdate: () => {},
  },
  parameters: {
    docs: {
      description: {
        component:
          'A dialog; while it works nothing closes it, a failure keeps it open and is an alert. `ProfilePicture` beside it is the avatar with its camera button, which opens the file picker, and a press on it shows the picture in full size.',
      },
    },
  },
} satisfies Meta<typeof ProfilePictureDialog>
export default meta
type Story = StoryObj<typeof meta>

function Example(props: Partial<ProfilePictureDialogProps>) {
  const words = useAccountWords()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {words.changePicture}
      </Button>
      <ProfilePictureDialog
        title={words.previewTitle}
        src={picture('living', 'villa', 'palm', 4)}
        alt={words.preview}
        texts={{ close: words.close, update: words.update, updating: words.updating }}
        onUpdate={close}
        {...props}
        open={open}
        onClose={close}
      />
    </>
  )
}

export const Default: Story = { tags: ['snapshot'], render: () => <Example /> }

export const Playground: Story = { args: { busy: false } }

/** The loading indicator takes the place of Update. */
export const Busy: Story = {
  render: () => <Example busy />,
  async play() {
    const dialog = await openDialog()
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeInTheDocument()
  },
}

export const Failed: Story = {
  render: () => <Example failure={useAccountWords().updateFailed} />,
}

/** A tall picture: 400 px high at most, the buttons stay in view. */
export const Tall: Story = {
  render: () => {
    const shape = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="3000">'
    const drawn = `${shape}<rect width="300" height="3000" fill="#6fbcc1"/></svg>`
    return <Example src={`data:image/svg+xml,${encodeURIComponent(drawn)}`} />
  },
}

export const AbsurdContent: Story = {
  render: () => <Example title={endlessWord} failure={endlessWord} />,
}

/** The camera takes pictures alone; what else is chosen is refused. */
export const CameraButton: Story = {
  render: () => {
    const words = useAccountWords()
    const [picked, setPicked] = useState<File | string | null>(null)
    return (
      <>
        <ProfilePicture
          sources={['https://pictures.invalid/mariam.jpg']}
          alt={words.pictureOf}
          openLabel={words.openPicture}
          changeLabel={words.changePicture}
          onPick={setPicked}
          onRefuse={() => setPicked(words.noImage)}
          lightbox={{
            label: words.pictureOf,
            previous: '',
            next: '',
            close: words.close,
            showAll: '',
            position: () => '',
          }}
        />
        <p role="status">{typeof picked === 'string' ? picked : picked?.name}</p>
      </>
    )
  },
  async play({ canvasElement }) {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no file picker')
    const status = within(canvasElement).getByRole('status')
    await userEvent.upload(input, new File([''], 'mariam.png', { type: 'image/png' }))
    await waitFor(() => expect(status).toHaveTextContent('mariam.png'))
  },
}
