/** How English is typed from phones: each short word beside what it stands for in full. */
const written =
  'u=you|ur=your|r=are|ya=you|pls=please|plz=please|plss=please|pleas=please|tmrw=tomorrow|tmr=tomorrow|tmw=tomorrow|tomo=tomorrow|' +
  'wat=what|wht=what|wats=whats|whts=whats|hw=how|hows=how is|wen=when|wer=where|whr=where|abt=about|bcz=because|bcoz=because|cuz=because|coz=because|' +
  'dnt=dont|cnt=cant|wanna=want to|gonna=going to|gotta=have to|gimme=give me|lemme=let me|lookin=looking|searchin=searching|' +
  'sum1=someone|any1=anyone|ppl=people|acc=account|acct=account|fav=favourite|favs=favourites|faves=favourites|' +
  'nxt=next|msg=message|msgs=messages|wud=would|cud=could|shud=should|thx=thanks|tnx=thanks|tnks=thanks|gud=good|' +
  'hv=have|hav=have|b4=before|dis=this|dat=that|dere=there|der=there|wid=with|shld=should|cld=could|wld=would|agmt=agreement|yrly=yearly|mthly=monthly|bldg=building'

const inFull: ReadonlyMap<string, string> = new Map(
  written.split('|').map((pair) => {
    const [short = '', long = ''] = pair.split('=')
    return [short, long]
  }),
)

/** A word of its own: no part of an address, a number or a name with a hyphen. */
const word = /(?<![\p{L}\p{M}\p{N}@._'’&-])[A-Za-z]+[14]?(?![\p{L}\p{M}\p{N}@_'’&-]|\.\p{L})/gu

/**
 * A message with its short words in full; the same message where there are none. Words with a capital
 * are names, but for the first.
 */
export function englishInFull(message: string): string {
  return message.replace(word, (short, at: number) => {
    const isPlain = short === short.toLowerCase() || message.slice(0, at).trim() === ''
    return (isPlain ? inFull.get(short.toLowerCase()) : undefined) ?? short
  })
}
