import './ContactBar.css'
import clsx from 'clsx'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'
import { ChatIcon, MailIcon, PhoneIcon } from '../../foundations/icons/things.tsx'
import { WhatsappIcon } from '../../foundations/icons/WhatsappIcon.tsx'
import { safeHref } from '../../foundations/UiLink/safe-href.ts'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import { useFootBar } from './use-foot-bar.ts'

export type ContactWay = 'call' | 'email' | 'whatsapp' | 'enquiry'

export interface ContactAction {
  way: ContactWay
  /** Short, in view: "Call". */
  text: string
  /** The accessible name where `text` says too little; it has to contain `text`. */
  name?: string
  /** `tel:`, `mailto:`, https. Without one it is a button. */
  href?: string
  /** Also told for links, so that contacts can be counted. */
  onPress?: () => void
}

export interface ContactBarProps {
  /** Whom one reaches: the name of the group. */
  label: string
  /** The main one last; it is the solid button. */
  actions: readonly ContactAction[]
  /**
   * Stays at the foot of the window on phones, and says its height there in the CSS variable
   * `--foot-bar-height` of the page, for what floats above and for the room below.
   */
  sticky?: boolean
  /** Before the ways, at the foot of phones alone: a price. */
  lead?: ReactNode
}

const icons = { call: PhoneIcon, email: MailIcon, whatsapp: WhatsappIcon, enquiry: ChatIcon }

/** Ways to reach who advertises. On phones the lesser ones keep their signs and names only. */
export function ContactBar({ label, actions, sticky = false, lead }: ContactBarProps) {
  const bar = useRef<HTMLFieldSetElement>(null)
  useFootBar(bar, sticky)
  const usable = actions.filter(({ href }) => href === undefined || safeHref(href) !== undefined)
  if (usable.length === 0) return null
  return (
    <fieldset
      ref={bar}
      className={clsx('mz-contact', sticky && 'mz-contact--sticky')}
      aria-label={label}
    >
      {sticky && lead && <div className="mz-contact__lead">{lead}</div>}
      {usable.map((action, at) => (
        <Way key={action.way} action={action} main={at === usable.length - 1} />
      ))}
    </fieldset>
  )
}

function Way({ action, main }: { action: ContactAction; main: boolean }) {
  const { way, text, name, href, onPress } = action
  const Sign = icons[way]
  const look = {
    variant: main ? ('solid' as const) : ('outline' as const),
    startIcon: <Sign size={20} />,
    className: clsx('mz-contact__way', main && 'mz-contact__way--main'),
  }
  const words = <span className="mz-contact__text">{text}</span>
  if (href === undefined) {
    return (
      <Button {...look} aria-label={name} onClick={() => onPress?.()}>
        {words}
      </Button>
    )
  }
  return (
    <Button {...look} asChild>
      <UiLink href={href} aria-label={name} newTab={way === 'whatsapp'} onClick={() => onPress?.()}>
        {words}
      </UiLink>
    </Button>
  )
}
