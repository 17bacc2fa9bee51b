import { Button } from '@manzil/ui/Button/Button'
import { MissingArt } from '@manzil/ui/StateArt/MissingArt'
import { StatusPage } from '@manzil/ui/StatusPage/StatusPage'
import { UiLink } from '@manzil/ui/UiLink/UiLink'
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
