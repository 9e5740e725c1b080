import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { watchContent } from '#site/content/files/watch-content.ts'
import { readBuildSettings } from './site/build-settings.ts'
import { reportLeftOutAfterBuild } from './site/content/model/report-left-out-after-build.ts'
import { publishWeatherPictures } from './site/content/pictures/weather/publish-weather-pictures.ts'
import { indexPagesAfterBuild } from './site/features/search/indexing/index-pages-after-build.ts'
import { drawInDevelopment } from './site/media/gallery/draw-in-development.ts'
import { preparePhotosBeforeBuild } from './site/media/photos/prepare-photos-before-build.ts'
import { drawSharePicturesAfterBuild } from './site/media/social-images/draw-share-pictures-after-build.ts'
import { buildScreens } from './site/page-list/build-screens.ts'
import { bundlePageStart } from './site/page-start/bundle-script.ts'
import { addressChunks } from './site/page-start/chunk-address.ts'
import { registerAfterPaint } from './site/page-start/register-after-paint.ts'
import { proxyLivePaths } from './site/routes/proxy-live-paths.ts'
import { stripInsertedStyles } from './site/ui/notices/strip-inserted-styles.ts'

const { SITE_ORIGIN } = readBuildSettings(process.env)

export default defineConfig({
  site: SITE_ORIGIN,
  output: 'static',
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist/site',
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  build: {
    // `steder.html`, not `steder/index.html`: the server maps `/steder` to it without a redirect.
    format: 'file',
    assets: '_assets',
    // One request less before the first paint; the styles are hashed into the page's content security policy.
    inlineStylesheets: 'always',
  },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [
    react(),
    buildScreens(),
    registerAfterPaint(),
    watchContent(),
    drawInDevelopment(),
    publishWeatherPictures(),
    preparePhotosBeforeBuild(),
    drawSharePicturesAfterBuild(),
    indexPagesAfterBuild(),
    reportLeftOutAfterBuild(),
  ],
  vite: {
    define: { pageStartScript: JSON.stringify(await bundlePageStart()) },
    plugins: [addressChunks(), stripInsertedStyles()],
    build: {
      // Data addresses in pages would escape the long-lived cache and grow every page that uses them.
      assetsInlineLimit: 0,
      // Else shorthands are joined into forms that Safari refuses (`text-decoration: underline 1px`) and its prefixes are missing.
      cssTarget: ['safari16.4', 'chrome111', 'firefox115'],
      rolldownOptions: {
        output: {
          // React in one file: every page with an island needs all of it, and three files compress worse than one.
          codeSplitting: {
            groups: [
              { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
              // Small, and fetched by every page that shows the weather: one request for all.
              {
                name: 'formats',
                test: /\/(contract\/(languages|service-day)|calendar\/oslo-day|i18n\/format-number)\.ts$/,
              },
            ],
          },
        },
      },
    },
    server: {
      // `npm run dev` starts the guide's own server beside Astro's; it answers what is live.
      proxy: proxyLivePaths('http://127.0.0.1:3001'),
    },
  },
})
