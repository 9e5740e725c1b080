import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{site,server,stubs,contract,scripts,checks,bench,e2e}/**/*.test.{ts,tsx}'],
    // A test that needs a browser's document says so in its first line: `// @vitest-environment happy-dom`.
    environment: 'node',
    // Times on pages are those of Lofoten wherever the tests run; a test that forgets it must fail at home too.
    env: { TZ: 'America/St_Johns' },
    // The map takes Leaflet's source files (leaflet-source.d.ts), which a bundler understands and Node does not.
    server: { deps: { inline: ['leaflet'] } },
    // A whole year of sun takes its time on a busy machine; the limit is against tests that hang, not slow ones.
    testTimeout: 60_000,
  },
})
