import { keyedId } from '@manzil/content/content-id'

/** Whether a link of an answer leads to a passage that is named `faqs/letting#eviction-notice`. */
export function leadsTo(link: string, passage: string): boolean {
  const [file = '', section] = passage.split('#')
  const [folder = '', name = ''] = file.split('/')
  const url = new URL(link, 'http://site')
  const id = (parameter: string) => url.searchParams.get(parameter)
  const key = section === undefined ? undefined : `${name}/${section}`
  switch (folder) {
    case 'faqs':
      return id('question') === keyedId('faq', key ?? name)
    case 'guides':
      return (
        url.pathname === `/${name}-guide` &&
        (key === undefined || id('section') === keyedId('guide', key))
      )
    case 'blogs':
      return id('id') === keyedId('blog', name)
    case 'areas':
      return url.pathname === '/area-guide' && id('place') === name
    case 'policies':
      return url.pathname === `/${name}`
    default:
      return url.pathname === `/${file}`
  }
}
