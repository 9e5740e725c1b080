import { checkSettings, prepareInstallation, prepareSite, runToTheEnd } from './setup/prepare.mjs'

// `npm run build`: always builds the site and its serving manifest.

await runToTheEnd(async () => {
  await prepareInstallation()
  await checkSettings()
  await prepareSite({ always: true })
  return 0
})
