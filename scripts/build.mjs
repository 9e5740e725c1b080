import { checkSettings, prepareInstallation, prepareSite, runToTheEnd } from './setup/prepare.mjs'

// `npm run build`: the site and what the server has to know about it, built in any case.

await runToTheEnd(async () => {
  await prepareInstallation()
  await checkSettings()
  await prepareSite({ always: true })
  return 0
})
