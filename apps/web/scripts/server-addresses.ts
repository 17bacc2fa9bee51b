import { interfaceLanguages } from '@manzil/i18n/languages'

const languages = interfaceLanguages.join('|')

/**
 * Addresses below the site's root that the server answers in the place of the web app: the API with
 * its reference, pictures, the page of messages, share pages with theirs, and what browsers ask for besides the app.
 */
export const serverAddresses: readonly RegExp[] = [
  /^\/api(?:-docs)?(?:[/?]|$)/,
  /^\/(?:scenes|pictures|resumable-uploads)(?:[/?]|$)/,
  /^\/dev\/messages(?:[/?]|$)/,
  new RegExp(
    `^/(?:(?:${languages})/)?(?:p|agent|agency|blog|area|guide|faqs|feed\\.xml)(?:[/?]|$)`,
  ),
  /^\/(?:share-pictures|icons|manifest\.webmanifest|offline)/,
]
