import type { StorybookConfig } from '@storybook/react-vite'
import { msw } from 'msw/vite'
import remarkGfm from 'remark-gfm'
import { componentGroups } from '../groups.ts'
import { storyCode } from './code/story-code-plugin.ts'
import { propDocs } from './docgen/prop-docs-plugin.ts'

/**
 * What a story draws stays drawn while Storybook says that it prepares it, which it does after 0.1 s:
 * in what is not displayed, nothing takes the focus and nothing has a size when it is mounted.
 */
const drawnWhilePrepared = `<style>
  .sb-show-preparing-story:not(.sb-show-main) > :not(.sb-wrapper, #storybook-docs) {
    display: revert;
  }
</style>`

const config: StorybookConfig = {
  stories: [
    '../src/docs/**/*.{mdx,stories.tsx}',
    ...componentGroups.map(({ folder, title }) => ({
      directory: `../src/${folder}`,
      titlePrefix: title,
      files: '**/*.stories.tsx',
    })),
  ],
  framework: '@storybook/react-vite',
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables of the pages: Markdown itself has none.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  // Made by our own plugin: what Storybook brings reads one file at a time, and no types.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // The worker of stories that call the mock, served and built.
    plugins: [storyCode(), propDocs(), ...(vite.plugins ?? []), msw({ mode: 'worker-only' })],
    build: {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Ark marks its modules for servers, which means nothing here: 1,500 lines of warnings.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
        },
      },
    },
  }),
  previewHead: (head) => `${head ?? ''}${drawnWhilePrepared}`,
  // Its tasks are for who sets Storybook up, and fill the sidebar of everybody else.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
