/** What the build tells the boot script. */
export interface BootPlan {
  /** The API's base, as `/api`. */
  base: string
  /** Calls to send early, by address below the base; none where a mock answers. */
  calls: { always: readonly string[]; home: readonly string[] }
  /** Calls that resume a session or start a guest's; absent where a mock answers. */
  session?: { current: string; guest: string }
  /** Files to fetch at once, by path of the page (`*`: any other) and language. */
  files: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}
