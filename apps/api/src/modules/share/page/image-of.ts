import { pictureFor } from '@manzil/domain/picture-address'
import { pictureAddress } from '../pictures/picture-address.ts'
import type { Setting, SharePage } from './share-page.ts'

/** Half of the width that messengers draw large pictures in, on sharp screens. */
const PX = 512

/** The file of an uploaded or fetched picture for those who take JPEG alone; undefined where it is none of this server's. */
export function photographFile(picture: string | undefined): string | undefined {
  const address = pictureFor(picture ?? null, PX)
  return address !== null && /^\/pictures\/[^/]+\/\d+$/.test(address) ? `${address}.jpg` : undefined
}

/** The picture that others show for a page: its photograph, or the one that is drawn for it. */
export const imageOf = (
  page: Pick<SharePage, 'photograph' | 'address' | 'picture'>,
  { origin, language }: Pick<Setting, 'origin' | 'language'>,
): string => `${origin}${photographFile(page.photograph?.src) ?? pictureAddress(page, language)}`
