import type { Position } from '#site/domain/geography/distance-between.ts'
import { formatNumber } from '#site/i18n/format-number.ts'
import { overviewSize, placeOnOverview, startView } from './shown-point.ts'

const failures: Record<number, string> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }
/** Asks for a new position each time: an old one would send help to where one was. */
const options: PositionOptions = { enableHighAccuracy: true, timeout: 30_000, maximumAge: 0 }
const metresAroundEarth = 40_075_016

/** Returns a figure digit by digit, as it is read over a telephone: «68 komma 0 7 1 2 3». */
export function spellFigure(degrees: number, point: string): string {
  const [whole = '', rest = ''] = Math.abs(degrees).toFixed(5).split('.')
  return `${whole} ${point} ${[...rest].join(' ')}`
}

/** Returns degrees and decimal minutes, as boats and rescuers have them: `68° 04,274′`. */
export function formatMinutes(degrees: number, locale: string): string {
  // In thousandths of a minute, so that 59.9996 does not become 60.
  const thousandths = Math.round(Math.abs(degrees) * 60_000)
  const minutes = formatNumber((thousandths % 60_000) / 1000, locale, { least: 3 })
  return `${Math.floor(thousandths / 60_000)}°\u00a0${minutes.padStart(6, '0')}′`
}

/** Makes the block show where one is: nothing of it is sent or kept. */
export function showMyPosition(root: HTMLElement): void {
  const { locale = 'en', east = 'E', north = '', eastward = '', point = '.' } = root.dataset
  const say = (...names: string[]) => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-said]'))
      element.hidden = !element.dataset.said?.split(' ').some((name) => names.includes(name))
  }
  const fill = (name: string, text: string) => {
    const element = root.querySelector(`[data-figure="${name}"]`)
    if (element) element.textContent = text
  }
  let coordinates = ''
  let shown: string[] = []

  const show = (position: Position, accuracy: number) => {
    const { latitude, longitude } = position
    const figure = (degrees: number) => formatNumber(Math.abs(degrees), locale, { least: 5 })
    const [ns, ew] = [latitude < 0 ? 'S' : 'N', longitude < 0 ? 'W' : east]
    coordinates = `${Math.abs(latitude).toFixed(5)}° ${ns}, ${Math.abs(longitude).toFixed(5)}° ${longitude < 0 ? 'W' : 'E'}`
    fill('decimal', `${figure(latitude)}°\u00a0${ns}, ${figure(longitude)}°\u00a0${ew}`)
    fill(
      'aloud',
      `${spellFigure(latitude, point)} ${latitude < 0 ? 'S' : north}, ${spellFigure(longitude, point)} ${longitude < 0 ? 'W' : eastward}`,
    )
    fill('minutes', `${formatMinutes(latitude, locale)}\u00a0${ns}, ${formatMinutes(longitude, locale)}\u00a0${ew}`)
    fill('accuracy', String(Math.max(1, Math.round(accuracy))))
    const { x, y } = placeOnOverview(position)
    const { width, height } = overviewSize
    const isOnChart = x > 0 && y > 0 && x < width && y < height
    const chart = root.querySelector<HTMLElement>('.my-position-chart')
    const pixels =
      (2 * accuracy * 256 * 2 ** startView.zoom) / (metresAroundEarth * Math.cos((latitude * Math.PI) / 180))
    chart?.style.setProperty('--x', `${(x / width) * 100}%`)
    chart?.style.setProperty('--y', `${(y / height) * 100}%`)
    chart?.style.setProperty('--size', `${(pixels / width) * 100}%`)
    shown = ['found', isOnChart ? 'onChart' : 'far']
    say(...shown)
  }

  root.querySelector('[data-ask]')?.addEventListener('click', () => {
    // What was found before stays in sight while a newer position is sought, and when none is found.
    if (!isSecureContext) return say('insecure', ...shown)
    if (!navigator.geolocation) return say('unsupported', ...shown)
    say('asking', ...shown)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => show(coords, coords.accuracy),
      ({ code }) => say(failures[code] ?? 'unavailable', ...shown),
      options,
    )
  })
  root.querySelector('[data-copy]')?.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(coordinates)
      say('copied', ...shown)
    } catch {
      say('notCopied', ...shown)
    }
  })
}
