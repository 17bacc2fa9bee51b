/**
 * How German is typed from phones: what is said short, and the pronoun that melts into its verb.
 * Each word beside what it stands for in full.
 */
const written =
  'isse=ist sie|isses=ist es|iss=ist|is=ist|isn=ist denn|isser=ist er|sinds=sind es|wars=war es|waers=waere es|' +
  'hatse=hat sie|hats=hat es|hatn=hat denn|kannse=kann sie|kannste=kannst du|willste=willst du|haste=hast du|biste=bist du|' +
  'gibts=gibt es|gips=gibt es|gehts=geht es|siehts=sieht es|schauts=schaut es|kostets=kostet es|kostn=kostet denn|' +
  'darfs=darf es|kanns=kann es|solls=soll es|sollts=sollte es|musses=muss es|wirds=wird es|machts=macht es|brauchts=braucht es|' +
  'obs=ob es|wenns=wenn es|weils=weil es|dasses=dass es|hab=habe|haett=haette|waer=waere|wuerd=wuerde|brauch=brauche|' +
  'nich=nicht|net=nicht|ned=nicht|nit=nicht|nen=einen|nem=einem|ner=einer|grad=gerade|wat=was|' +
  'habts=habt ihr|seids=seid ihr|koennts=koennt ihr|wollts=wollt ihr|wieviele=wie viele|wieviel=wie viel|sone=so eine|son=so ein'

const inFull: ReadonlyMap<string, readonly string[]> = new Map(
  written.split('|').map((pair) => {
    const [short = '', long = ''] = pair.split('=')
    return [short, long.split(' ')]
  }),
)

/** The words that a short one stands for. */
export const germanInFull = (word: string): readonly string[] | undefined => inFull.get(word)

/** A folded text with its short words in full; it is the same text where there are none. */
export const textInFull = (text: string): string =>
  text.replace(/[a-z]+(?![a-z\p{L}])/gu, (word) => inFull.get(word)?.join(' ') ?? word)
