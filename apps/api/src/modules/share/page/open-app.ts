/**
 * Leads a person from a share page to the same thing in the app. `replace` leaves no entry behind,
 * so that Back leads to where the visitor came from. A page that is drawn ahead waits until it is
 * looked at; a browser under remote control, which is nobody's, stays.
 */
export const openAppScript = `(()=>{if(navigator.webdriver)return;const open=()=>location.replace(document.documentElement.dataset.open);document.prerendering?document.addEventListener("prerenderingchange",open,{once:true}):open()})()`

/**
 * True where a browser says that it is about to show the answer as a page of its own (Fetch
 * Metadata). Fetchers of search engines and messengers never say so; neither do browsers on plain
 * http or from before 2023, whose visitors follow the link in the page.
 */
export function isVisit(headers: Readonly<Record<string, string | string[] | undefined>>): boolean {
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}
