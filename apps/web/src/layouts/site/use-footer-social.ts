import type { SocialMedia } from '@manzil/api-client/generated/types.gen'
import type { SocialLink } from '@manzil/ui/site/FooterShell/FooterShell'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { socialQuery } from './social-query.ts'

type ToLinks = (rows: readonly SocialMedia[]) => SocialLink[]

const none = () => []

/**
 * The accounts of the footer; null while they are not known. They and their marks are fetched when the foot
 * comes near.
 */
export function useFooterSocial(isNear: boolean): SocialLink[] | null {
  const { data, error } = useQuery({ ...socialQuery(), enabled: isNear })
  const [toLinks, setToLinks] = useState<ToLinks>()
  useEffect(() => {
    if (!isNear) return
    import('./use-social-links.tsx').then(
      (module) => setToLinks(() => module.socialLinks),
      (cause: unknown) => {
        console.warn('The marks of the networks could not be loaded.', cause)
        setToLinks(() => none)
      },
    )
  }, [isNear])
  if (error && !data) return []
  return data && toLinks ? toLinks(data.data) : null
}
