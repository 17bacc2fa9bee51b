import { MissingArt } from '@manzil/ui/feedback/StateArt/MissingArt'
import { StatusPage } from '@manzil/ui/feedback/StatusPage/StatusPage'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useDocumentTitle } from '../../routing/use-document-title.ts'

interface GoneProps {
  title: string
  text: string
  /** Where there is more of the kind. */
  more: { href: string; label: string }
}

/** The address names something that is not there. */
export function Gone({ title, text, more }: GoneProps) {
  useDocumentTitle(title)
  return (
    <StatusPage
      inside
      art={<MissingArt />}
      title={title}
      text={text}
      actions={
        <Button asChild>
          <UiLink href={more.href}>{more.label}</UiLink>
        </Button>
      }
    />
  )
}
