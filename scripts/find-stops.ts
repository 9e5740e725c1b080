import { WrongSetting } from '#contract/read-settings.ts'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import { readSettings } from '#server/settings.ts'
import { findStops } from '#server/upstream/entur/find-stops.ts'

// `npm run find:stops -- "Svolvær"`: the ids of stops in the national register, for `content/road/stops.yaml`. Asks Entur's geocoder
// once for each name; nothing asks it later.

const names = process.argv.slice(2)
try {
  if (names.length === 0) throw new WrongSetting('Give names of stops: npm run find:stops -- "Svolvær" "Leknes"')
  const { ENTUR_BASE_URL } = readSettings(process.env)
  if (ENTUR_BASE_URL === null) throw new WrongSetting('ENTUR_BASE_URL is off: leave it out to ask Entur.')
  for (const name of names) {
    const stops = await findStops(name, {
      baseUrl: ENTUR_BASE_URL,
      userAgent: 'lofoten-guide',
      clock: Date.now,
      log: console,
    })
    console.log(stops.length === 0 ? `${name}: no stop in or near Lofoten has this name.` : `${name}:`)
    for (const { registerId, label, kinds, latitude, longitude } of stops)
      console.log(`  ${registerId}  ${label} (${kinds.join(', ')})  ${latitude}, ${longitude}`)
  }
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof UpstreamFailure)) throw error
  console.error(error.message)
  process.exitCode = 1
}
