/** What the build tells the boot script. */
export interface BootPlan {
  /** The API's base, as `/api`. */
  base: string
  /** Calls to send early, by address below the base; none where a mock answers. */
  calls: {
    /** `{language}` stands for the visitor's. */
    always: readonly string[]
    home: readonly string[]
    /** The search: what the listing page's query string holds of `fields` goes behind it. */
    listing?: string
    fields?: readonly string[]
    /** One listing; `{id}` stands for the one of the details page. */
    details: readonly string[]
  }
  /** Calls that resume a session or start a guest's; absent where a mock answers. */
  session?: { current: string; guest: string }
  /** Code and styles to fetch at once, by path of the page (`*`: any other). */
  files: Readonly<Record<string, readonly string[]>>
  /** Texts to fetch at once, by path of the page; absent where they are not built. */
  texts?: { folder: string; features: Readonly<Record<string, readonly string[]>> }
}
