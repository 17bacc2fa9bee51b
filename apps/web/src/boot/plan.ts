/** What the build tells the boot script. */
export interface BootPlan {
  /** The API's base, as `/api`. */
  base: string
  /** Calls to send early, by address below the base; none where a mock answers. */
  calls: {
    /** `{language}` stands for the visitor's. */
    always: readonly string[]
    /**
     * By path of the page. `{search}` stands for what its query string holds of `fields`, `{id}` for
     * the id in it, without which nothing is asked.
     */
    pages: Readonly<Record<string, readonly string[]>>
    fields: readonly string[]
  }
  /** Calls that resume a session or start a guest's; absent where a mock answers. */
  session?: { current: string; guest: string }
  /** Code and styles to fetch at once, by path of the page. */
  files: Readonly<Record<string, readonly string[]>>
  /** Address of the hero's picture, by mode and direction as `dark-rtl`; absent where not built. */
  sky?: Readonly<Record<string, string>>
  /** By path of the page: the widths of the first picture of what its first call answers. */
  pictures: Readonly<Record<string, string>>
  /** Texts to fetch at once, in one file, by path of the page, and of all others; absent where not built. */
  texts?: {
    folder: string
    features: Readonly<Record<string, readonly string[]>>
    others: readonly string[]
  }
}
