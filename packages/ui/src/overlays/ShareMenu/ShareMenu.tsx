import type { ReactNode } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'
import type { ButtonLook } from '../../foundations/Button/button-look.ts'
import { copyText } from '../../foundations/CopyButton/copy-text.ts'
import { useCopyOutcome } from '../../foundations/CopyButton/use-copy-outcome.ts'
import { CheckIcon, ShareIcon } from '../../foundations/icons/actions.tsx'
import { CopyIcon, MoreIcon } from '../../foundations/icons/media.tsx'
import { ErrorIcon } from '../../foundations/icons/things.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Menu } from '../Menu/Menu.tsx'

export interface ShareLink {
  id: string
  label: string
  /** The address that shares, with the page's own in it. */
  href: string
  icon?: ReactNode
}

export interface ShareMenuProps {
  /** Absolute address of what is shared. */
  url: string
  /** Its name, for the sheet of the machine. */
  title: string
  texts: { share: string; copy: string; copied: string; failed: string; more: string }
  /** Mail, messengers. */
  links: readonly ShareLink[]
  /** Open as soon as it is there: see `ShareButton`. */
  defaultOpen?: boolean
  /** The look of the button that opens it. */
  look?: Pick<ButtonLook, 'variant' | 'size'>
}

/** Whether the machine has a sheet of its own. */
function hasSheet(): boolean {
  return typeof navigator.share === 'function'
}

/**
 * Ways to pass an address on: copying, links, and the machine's own sheet where there is one. Load
 * it lazily.
 */
export function ShareMenu(props: ShareMenuProps) {
  const { url, title, texts, links, defaultOpen = false, look } = props
  const [outcome, setOutcome] = useCopyOutcome()

  async function choose(id: string) {
    if (id === 'copy') setOutcome((await copyText(url)) ? 'copied' : 'failed')
    if (id !== 'more') return
    // Closing the sheet rejects, which is no failure.
    await navigator.share({ url, title }).catch(() => {})
  }

  const signs = { copied: CheckIcon, failed: ErrorIcon }
  const Sign = outcome === null ? ShareIcon : signs[outcome]
  return (
    <>
      <Menu
        label={texts.share}
        defaultOpen={defaultOpen}
        trigger={
          <Button variant="outline" {...look} startIcon={<Sign size={18} />}>
            <span>{outcome === null ? texts.share : texts[outcome]}</span>
          </Button>
        }
        entries={[
          { id: 'copy', label: texts.copy, icon: <CopyIcon size={18} /> },
          ...links.map((link) => ({ ...link, newTab: true })),
          ...(hasSheet()
            ? [{ id: 'more', label: texts.more, icon: <MoreIcon size={18} />, divided: true }]
            : []),
        ]}
        onSelect={choose}
      />
      <VisuallyHidden>
        <span role="status">{outcome === null ? '' : texts[outcome]}</span>
      </VisuallyHidden>
    </>
  )
}
