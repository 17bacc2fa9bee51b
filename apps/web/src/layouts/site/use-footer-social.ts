import type { SocialMedia } from '@manzil/api-client/generated/types.gen'
import type { SocialLink } from '@manzil/ui/site/FooterShell/FooterShell'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { socialQuery } from './social-query.ts'

type ToLinks = (rows: readonly SocialMedia[]) => SocialLink[]

/** The accounts of the footer. They and their marks are fetched when the foot comes near. */
export function useFooterSocial(isNear: boolean): SocialLink[] {
  const { data } = useQuery({ ...socialQuery(), enabled: isNear })
  const [toLinks, setToLinks] = useState<ToLinks>()
  useEffect(() => {
    if (!isNear) return
    import('./use-social-links.tsx').then(
      (module) => setToLinks(() => module.socialLinks),
      (cause: unknown) => console.warn('The marks of the networks could not be loaded.', cause),
    )
  }, [isNear])
  return toLinks?.(data?.data ?? []) ?? []
}
