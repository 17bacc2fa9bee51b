/** What happened in the page of a story, as the page itself tells it. */
export interface PageRecord {
  /** Stories whose rendering has ended. */
  finished: Ending[]
  problems: string[]
  /** Waits for the end of a story's rendering, and takes what has been noted until then. */
  take(id: string): Promise<{ findings: string[] | null; problems: string[] }>
  /** Toolbar of the story that is shown next; taken over as it comes. */
  nextGlobals?: object
  /** Parameters of the a11y addon of the story that is there. */
  a11y?: A11yParameters
}

interface Ending {
  /** Of the story or page, or `*` where there is none of the name. */
  id: string
  /** What axe found; `null` where it did not run. */
  findings: string[] | null
}

interface A11yParameters {
  options?: { rules?: Record<string, { enabled: boolean }> }
}

/** What axe says of a rule that was broken. */
export interface Violation {
  id: string
  nodes: { target: unknown[]; failureSummary?: string }[]
}

declare global {
  interface Window {
    storyRecord: PageRecord
    /** Tells elements in a few words: `rule: element what is wrong`. */
    tellViolations(violations: readonly Violation[]): string[]
  }
}

interface Finished {
  storyId: string
  reporters: { type: string; result: { violations?: Violation[]; error?: unknown } }[]
}

interface Prepared {
  parameters: { a11y?: A11yParameters }
}

interface Channel {
  on(event: string, listener: (payload: never) => void): void
  emit(event: string, payload: object): void
}

/**
 * Runs in the page before its own scripts: listens to Storybook's channel from the moment that it
 * is there. Self-contained, since it is sent to the browser as text. Frames in a story are not stories.
 */
export function recordPage(): void {
  if (window !== window.top) return
  localStorage.clear()
  sessionStorage.clear()
  // Nothing is highlighted here, and for highlights Storybook reads all styles at each change.
  Reflect.set(window, '__STORYBOOK_HIGHLIGHT_INITIALIZED', true)
  // Storybook's own signs of waiting, always hidden: axe would walk through them in every story, which
  // takes it as long as most stories do.
  document.addEventListener('DOMContentLoaded', () => {
    const signs = '.sb-preparing-story, .sb-preparing-docs, .sb-nopreview'
    for (const sign of document.querySelectorAll(signs)) sign.remove()
  })
  let wake = () => {}
  const record: PageRecord = {
    finished: [],
    problems: [],
    async take(id) {
      const isEnd = (ending: Ending) => ending.id === id || ending.id === '*'
      while (!record.finished.some(isEnd))
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      const { findings = null } = record.finished.at(-1) ?? {}
      return { findings, problems: record.problems.splice(0) }
    },
  }
  const finish = (ending: Ending) => {
    record.finished.push(ending)
    wake()
  }
  window.storyRecord = record
  window.tellViolations = (violations) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) =>
        `${id}: ${target.join(' ')} ${failureSummary}`.replace(/\s+/g, ' '),
      ),
    )
  /** The message without colours of a terminal, and without the whole page after it. */
  const textOf = (error: { message?: string } | string | undefined): string =>
    (typeof error === 'string' ? error : (error?.message ?? String(error)))
      .replaceAll(/\p{Cc}\[\d+m/gu, '')
      .replace(/\s*Ignored nodes[\s\S]*/, '')
      .slice(0, 600)
  const tell = (what: string) => (error: { message?: string } | string | undefined) => {
    record.problems.push(`${what}: ${textOf(error)}`)
  }
  window.addEventListener('unhandledrejection', ({ reason }) => tell('unhandled rejection')(reason))

  function listen(channel: Channel): void {
    channel.on('storyFinished', ({ storyId, reporters }: Finished) => {
      const report = reporters.find(({ type }) => type === 'a11y')
      if (report?.result.error) tell('axe')(String(report.result.error))
      const { violations } = report?.result ?? {}
      finish({ id: storyId, findings: violations ? window.tellViolations(violations) : null })
    })
    channel.on('storyPrepared', ({ parameters }: Prepared) => {
      record.a11y = parameters.a11y ?? {}
    })
    // The story before is gone and the next not drawn yet: only now does the toolbar concern one alone.
    channel.on('storyChanged', () => {
      if (record.nextGlobals) channel.emit('updateGlobals', { globals: record.nextGlobals })
    })
    channel.on('docsRendered', (id: string) => finish({ id, findings: null }))
    const failures = {
      storyMissing: 'no such story',
      storyErrored: 'the story failed',
      storyThrewException: 'the story threw',
      playFunctionThrewException: 'play failed',
    }
    for (const [event, what] of Object.entries(failures))
      channel.on(event, (error: { message?: string } | string | undefined) => {
        tell(what)(error)
        if (event === 'storyMissing') finish({ id: '*', findings: null })
      })
    channel.on('unhandledErrorsWhilePlaying', (errors: { message?: string }[]) => {
      for (const error of errors) tell('error while playing')(error)
    })
  }

  let current: Channel | undefined
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => current,
    set(channel: Channel) {
      if (channel !== current) listen(channel)
      current = channel
    },
  })
}
