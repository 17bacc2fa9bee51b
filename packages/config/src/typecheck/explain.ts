interface Known {
  /** What the compiler prints. */
  fault: RegExp
  mend: (...named: string[]) => string
}

/** Faults of a contract, a route or a text that is not kept, and what mends them. */
const known: readonly Known[] = [
  {
    fault: /Property '"?([\w:]+)"?' is missing in type .* required in type 'ChatHandlers</s,
    mend: (event) =>
      `the event ${event} has no handler; write what it does here, and in the mock's packages/mock-api/src/chat/events.ts`,
  },
  {
    fault: /'+"?(chat:[\w:]+)"?'+ does not exist in type 'ChatHandlers</,
    mend: (event) =>
      `the contract has no event ${event}; add it to contracts/asyncapi/asyncapi.yaml and run \`npm run gen\`, or delete the handler`,
  },
  {
    fault:
      /Property '(\w+)' is missing in type .* required in type '(?:Pick<|Omit<)?ServerHandlers</s,
    mend: (operation) =>
      `the operation ${operation} has no handler; write one in a routes.ts of the server's apps/api/src/modules and one in the mock's packages/mock-api/src/handlers, each named in the type above its handlers`,
  },
  {
    fault:
      /Property '(\w+)' is missing in type .* required in type 'Record<Read, readonly string\[\]>'/s,
    mend: (operation) =>
      `the read ${operation} has no row; write the queries, or the id of the path, by which it tells of a property, and [] where it never does`,
  },
  {
    fault: /error TS2741: Property 'page' is missing in type .* required in type 'RouteEntry'/s,
    mend: () => 'this route has no page; give it `page: lazyPage(() => import(…))`',
  },
  {
    // A package of others: no path of ours begins so.
    fault: /Cannot find module '((?!@manzil\/)(?:@[\w.-]+\/)?[a-z\d][\w.-]*)[^']*'/,
    mend: (name) =>
      `the package ${name} is not installed; run \`npm run typecheck\`, which installs what the lockfile names, or add it to the catalog of pnpm-workspace.yaml`,
  },
  {
    fault: /Cannot find module '([^']+)'/,
    mend: (file) => `there is no ${file}; write it, or import the file that is meant`,
  },
  {
    fault: /Argument of type '\["([^"]+)"\]'[^\n]*\[key: /,
    mend: (key) =>
      `no language has the text ${key}; write it into the files of packages/i18n/src/locales, in every language, or name one that is there`,
  },
]

/** Longest words of a compiler that are shown: types of texts fill pages. */
const longest = 400

/** A fault with what mends it where that is known, the compiler's own words below it. */
export function explain(fault: string): string {
  for (const { fault: pattern, mend } of known) {
    const named = pattern.exec(fault)
    if (!named) continue
    const place = /^[^\s:]+\(\d+,\d+\)/.exec(fault)?.[0] ?? ''
    const words = fault.length > longest ? `${fault.slice(0, longest)} …` : fault
    return `${place}: ${mend(...named.slice(1))}\n  ${words.replaceAll('\n', '\n  ')}`
  }
  return fault
}
