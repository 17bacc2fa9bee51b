import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'

/** A text with one link in it, marked by a tag of any name: `Read our <policy>rules</policy>.` */
const marked = /^(?<before>.*)<(?<tag>\w+)>(?<name>.*)<\/\k<tag>>(?<after>.*)$/s

interface TextWithLinkProps {
  text: string
  href: string
}

/**
 * Draws a text whose translators decide where the link stands.
 */
export function TextWithLink({ text, href }: TextWithLinkProps) {
  const { before, name, after } = marked.exec(text)?.groups ?? {}
  if (name === undefined) return text
  return (
    <>
      {before}
      <TextLink href={href}>{name}</TextLink>
      {after}
    </>
  )
}
