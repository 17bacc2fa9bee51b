import type { SocialMedia } from '@manzil/api-client/generated/types.gen'
import {
  FacebookIcon,
  InstagramIcon,
  LinkedinIcon,
  XIcon,
  YoutubeIcon,
} from '@manzil/ui/foundations/icons/brands'
import { GlobeIcon } from '@manzil/ui/foundations/icons/things'
import type { SocialLink } from '@manzil/ui/site/FooterShell/FooterShell'
import { useQuery } from '@tanstack/react-query'
import { socialQuery } from './social-query.ts'

/** The marks that we can draw, by a word of the record's `className`. */
const icons = [
  { word: 'facebook', Icon: FacebookIcon },
  { word: 'instagram', Icon: InstagramIcon },
  { word: 'linkedin', Icon: LinkedinIcon },
  { word: 'youtube', Icon: YoutubeIcon },
  { word: 'twitter', Icon: XIcon },
  { word: 'x', Icon: XIcon },
]

/** The mark of a network; a globe for one that we have no mark of. */
function iconOf(className: string) {
  const words = className.toLowerCase().split(/[^a-z]+/)
  return icons.find(({ word }) => words.includes(word))?.Icon ?? GlobeIcon
}

/** What the company's records show as; the hook below for places that fetch it apart. */
export const socialLinks = (rows: readonly SocialMedia[]): SocialLink[] =>
  rows.map(({ _id, name, link, className }) => {
    const Icon = iconOf(className)
    return { id: _id, label: name, href: link, icon: <Icon size={20} /> }
  })

/** The company's accounts on social networks; null while they are not known. */
export function useSocialLinks(): SocialLink[] | null {
  const { data, error } = useQuery(socialQuery())
  if (data) return socialLinks(data.data)
  return error ? [] : null
}
