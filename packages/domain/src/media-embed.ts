/** A film or a tour of another site as its player shows it. */
export interface Embed {
  /** The site's name, as it writes itself. */
  site: string
  /** Address of the player. */
  src: string
}

interface Site {
  name: string
  /** Where its pages are. */
  hosts: readonly string[]
  /** Where its player is; the one origin that frames may come from. */
  origin: string
  /** Path and query of the player for a page of it. */
  player: (page: URL) => string | undefined
}

/** Letters of an id; anything else is no id and stays a link. */
const id = (text: string | null | undefined): string | undefined =>
  text && /^[\w-]{1,64}$/.test(text) ? text : undefined

const pathPart = (page: URL, before: string): string | undefined => {
  const parts = page.pathname.split('/')
  return id(parts[parts.indexOf(before) + 1])
}

const sites: readonly Site[] = [
  {
    name: 'YouTube',
    hosts: [
      'youtube.com',
      'www.youtube.com',
      'm.youtube.com',
      'youtu.be',
      'www.youtube-nocookie.com',
    ],
    // The one that sets no cookies before the film is played.
    origin: 'https://www.youtube-nocookie.com',
    player: (page) => {
      const film =
        page.hostname === 'youtu.be'
          ? id(page.pathname.slice(1))
          : (id(page.searchParams.get('v')) ??
            (/^\/(embed|shorts|live)\//.test(page.pathname)
              ? id(page.pathname.split('/')[2])
              : undefined))
      return film && `/embed/${film}?autoplay=1`
    },
  },
  {
    name: 'Vimeo',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    origin: 'https://player.vimeo.com',
    player: (page) => {
      const film = page.pathname.split('/').find((part) => /^\d{5,12}$/.test(part))
      return film && `/video/${film}?autoplay=1&dnt=1`
    },
  },
  {
    name: 'Matterport',
    hosts: ['my.matterport.com', 'matterport.com', 'www.matterport.com'],
    origin: 'https://my.matterport.com',
    player: (page) => {
      const model = id(page.searchParams.get('m'))
      return model && `/show/?m=${model}&play=1`
    },
  },
  {
    name: 'Kuula',
    hosts: ['kuula.co', 'www.kuula.co'],
    origin: 'https://kuula.co',
    player: (page) => {
      const tour = pathPart(page, 'collection')
      if (tour) return `/share/collection/${tour}`
      const post = pathPart(page, 'post') ?? pathPart(page, 'share')
      return post && `/share/${post}`
    },
  },
]

/** Origins that frames may come from. */
export const frameOrigins: readonly string[] = sites.map(({ origin }) => origin)

/** The player of a page on a site that we know; undefined for any other address. */
export function embedOf(address: string): Embed | undefined {
  if (!URL.canParse(address)) return undefined
  const page = new URL(address)
  const plain = page.protocol === 'https:' && page.port === '' && page.username === ''
  const site = plain ? sites.find(({ hosts }) => hosts.includes(page.hostname)) : undefined
  const path = site?.player(page)
  return site && path ? { site: site.name, src: site.origin + path } : undefined
}
