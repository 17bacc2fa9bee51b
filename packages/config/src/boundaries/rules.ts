/**
 * Who may import whom. Zones are read from the folders; this table names only what each kind of
 * zone may reach. A package that is not listed may import nothing of ours.
 */
export const packageImports: Readonly<Record<string, readonly string[]>> = {
  'packages/api-client': [],
  'packages/config': [],
  'packages/i18n': [],
  'packages/scenes': [],
  'packages/domain': ['packages/api-client'],
  // Groups about the product alone; the design system's own test holds it.
  'packages/ui': ['packages/api-client', 'packages/domain'],
  'packages/catalogue': ['packages/api-client', 'packages/domain'],
  'packages/content': ['packages/api-client', 'packages/catalogue'],
  'packages/seed-data': ['packages/api-client', 'packages/catalogue'],
  'packages/query-language': ['packages/api-client', 'packages/domain'],
  'packages/assistant': [
    'packages/api-client',
    'packages/domain',
    'packages/query-language',
    'packages/content',
  ],
  'packages/contract-tests': ['packages/api-client', 'packages/config', 'packages/domain'],
  'packages/mock-api': [
    'packages/api-client',
    'packages/domain',
    'packages/i18n',
    'packages/query-language',
    'packages/assistant',
    'packages/catalogue',
    'packages/content',
    'packages/seed-data',
    'packages/scenes',
  ],
  // Of the scenes their addresses alone: the server draws them.
  'apps/web': [
    'packages/api-client',
    'packages/domain',
    'packages/i18n',
    'packages/scenes',
    'packages/ui',
  ],
  'apps/api': [
    'packages/api-client',
    'packages/domain',
    'packages/assistant',
    'packages/query-language',
    'packages/i18n',
    'packages/catalogue',
    'packages/content',
    'packages/seed-data',
    'packages/scenes',
  ],
}

/** Folders that may not reach everything that their zone may. */
export const closedTo: Readonly<Record<string, readonly string[]>> = {
  // Search and the other modules stand without the chat, which stands on them.
  'apps/api/src/modules': ['packages/assistant'],
}

/** Imports that the table forbids and that are right in exactly these files. */
export const exceptions: Readonly<Record<string, readonly string[]>> = {
  // The web app's only door to the mock: a dynamic import that production builds leave out.
  'apps/web/src/app/start-mock.ts': ['packages/mock-api'],
}

/** Tests, stories and scripts may reach further than the code that ships. */
export const isDevelopmentFile = (file: string): boolean =>
  /(\.test\.tsx?$|\.stories\.tsx?$|\/test\/|\/stories-test\/|\/e2e\/|\/bench\/|\/scripts\/|\/\.storybook\/|\/codegen\/|[^/]+\.config\.ts$|vitest\.[a-z-]+\.ts$)/.test(
    file,
  )

/** Folders of the web app, from the ground up; each may import those before it. */
export const webLayers = ['shared', 'features', 'app'] as const
