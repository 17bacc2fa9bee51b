import { Button } from '../Button/Button.tsx'
import type { ButtonLook } from '../Button/button-look.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { CheckIcon } from '../icons/actions.tsx'
import { CopyIcon } from '../icons/media.tsx'
import { ErrorIcon } from '../icons/things.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { copyText } from './copy-text.ts'
import { useCopyOutcome } from './use-copy-outcome.ts'

export interface CopyButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** What is copied. */
  text: string
  texts: { copy: string; copied: string; failed: string }
  /** The icon alone, where the words are beside it. */
  iconOnly?: boolean
  /** The text is in the clipboard. */
  onCopied?: () => void
}

/** Copies a text, and says for two seconds whether it worked. */
export function CopyButton(props: CopyButtonProps) {
  const { text, texts, iconOnly = false, variant = 'outline', size = 'sm', onCopied } = props
  const [outcome, setOutcome] = useCopyOutcome()

  async function copy() {
    const copied = await copyText(text)
    setOutcome(copied ? 'copied' : 'failed')
    if (copied) onCopied?.()
  }

  const icons = { copied: CheckIcon, failed: ErrorIcon }
  const Sign = outcome === null ? CopyIcon : icons[outcome]
  const said = outcome === null ? texts.copy : texts[outcome]
  return (
    <>
      {iconOnly ? (
        <IconButton label={said} variant={variant} size={size} onClick={copy}>
          <Sign size={18} />
        </IconButton>
      ) : (
        <Button variant={variant} size={size} startIcon={<Sign size={18} />} onClick={copy}>
          {said}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{outcome === null ? '' : texts[outcome]}</span>
      </VisuallyHidden>
    </>
  )
}
