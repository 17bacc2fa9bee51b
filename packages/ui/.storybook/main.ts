import type { StorybookConfig } from '@storybook/react-vite'
import { msw } from 'msw/vite'

const config: StorybookConfig = {
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  viteFinal: (vite) => ({
    ...vite,
    // The worker of stories that call the mock, served and built.
    plugins: [...(vite.plugins ?? []), msw({ mode: 'worker-only' })],
    build: {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Chakra marks its modules for servers, which means nothing here: 1,500 lines of warnings.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
        },
      },
    },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
