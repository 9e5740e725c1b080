import type { ExportedTrip } from '#site/trip-plan/exports/exported-trip.ts'
import { hasCalendarEvents } from '#site/trip-plan/exports/write-calendar.ts'
import type { Notes } from '#site/trip-plan/notes.ts'
import type { Plan } from '#site/trip-plan/plan.ts'
import { writeLink } from '#site/trip-plan/plan-link.ts'
import type { DaySchedule } from '#site/trip-plan/schedule.ts'
import { buildButton } from '#site/trip-plan/trip-controls.ts'
import { buildElement, buildIcon } from '#site/ui/build-element.ts'
import { article, calendar, mapPin, path, printer } from '#site/ui/icons.ts'
import { describeExport } from './describe-export.ts'
import type { TripVoice } from './format-trip.ts'
import type { FileKind } from './make-files.ts'
import { buildSection } from './show-plan.ts'

interface TakeAlong {
  plan: Plan
  notes: Notes
  schedules: readonly DaySchedule[]
  /** Of the page, without the plan. */
  address: string
  voice: TripVoice
  say: (words: string) => void
  now: () => number
}

/** Returns everything by which a plan leaves this page: link, share sheet, code, booklet, calendar, map files, text. */
export function buildTakeAlong({ plan, notes, schedules, address, voice, say, now }: TakeAlong): HTMLElement {
  const { words } = voice
  const addressOf = (withoutDates: boolean) => `${address}#${writeLink(plan, { withoutDates })}`
  const field = buildElement('input', {
    type: 'text',
    readonly: '',
    value: addressOf(false),
    'aria-label': words.linkLabel,
    'data-focus': 'link',
  })
  const describe = (): ExportedTrip => describeExport(plan, notes, schedules, field.value, voice)
  const loadFiles = () => import('./make-files.ts')

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(field.value)
      say(words.copied)
    } catch {
      field.focus()
      field.select()
      say(words.notCopied)
    }
  }

  async function share() {
    try {
      await navigator.share({ title: describe().name, url: field.value })
    } catch (error) {
      // Whoever closes the sheet knows it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say(words.notShared)
    }
  }

  const code = buildElement('div.trip-code-place', { 'data-code': '' })
  async function showCode() {
    try {
      const { drawCode } = await loadFiles()
      const drawn = drawCode(field.value, words.codeLabel)
      code.replaceChildren(
        ...(drawn ? [drawn, buildElement('p.small', {}, words.codeText)] : [buildElement('p', {}, words.codeTooLong)]),
      )
      say(drawn ? words.codeLabel : words.codeTooLong)
    } catch {
      say(words.fileFailed)
    }
  }

  async function download(kind: FileKind) {
    try {
      const { downloadFile } = await loadFiles()
      downloadFile(kind, describe(), voice, now())
    } catch {
      say(words.fileFailed)
    }
  }

  async function copyText() {
    try {
      const { writeFileOf } = await loadFiles()
      await navigator.clipboard.writeText(writeFileOf('txt', describe(), voice, now()))
      say(words.textCopied)
    } catch {
      say(words.textNotCopied)
    }
  }

  async function print() {
    // The code stands on the first page.
    await showCode()
    window.print()
  }

  const dateless = buildElement('input', { type: 'checkbox' })
  dateless.addEventListener('change', () => {
    field.value = addressOf(dateless.checked)
    code.replaceChildren()
  })
  const act = (label: string, name: string, what: string, run: () => void) =>
    buildButton(label, run, { className: 'trip-text', label: `${what}: ${label}`, focus: `take-${name}` })
  const file = (kind: FileKind, what: string) => act(words.download, kind, what, () => void download(kind))
  const hasDates = schedules.some(({ date }) => date)
  const hasEvents = hasCalendarEvents(describe())
  const rows = [
    buildRow(
      printer,
      words.booklet,
      words.bookletText,
      act(words.print, 'print', words.booklet, () => void print()),
    ),
    buildRow(
      calendar,
      words.calendar,
      hasEvents ? words.calendarText : hasDates ? words.needsStops : words.needsDates,
      ...(hasEvents ? [file('ics', words.calendar)] : []),
    ),
    buildRow(mapPin, 'GPX', words.gpxText, file('gpx', 'GPX')),
    buildRow(path, 'KML', words.kmlText, file('kml', 'KML')),
    buildRow(
      article,
      words.text,
      words.textText,
      act(words.copyText, 'copy-text', words.text, () => void copyText()),
      file('txt', words.text),
      buildButton('Markdown', () => void download('md'), { className: 'trip-text', focus: 'take-md' }),
    ),
  ]
  const section = buildSection(
    'take-along',
    words.takeAlong,
    words.takeText,
    buildElement(
      'div.trip-take',
      {},
      buildElement(
        'div',
        {},
        buildElement(
          'div.trip-link',
          {},
          field,
          buildButton(words.copy, () => void copyLink(), { className: 'btn btn-1', focus: 'copy' }),
        ),
        buildElement('label.trip-check', {}, dateless, buildElement('span', {}, words.withoutDates)),
        buildElement(
          'p.buttons',
          {},
          'share' in navigator && buildButton(words.share, () => void share(), { focus: 'share' }),
          buildButton(words.showCode, () => void showCode(), { focus: 'code' }),
        ),
      ),
      code,
    ),
    buildElement('ul.trip-files', {}, ...rows),
  )
  section.classList.add('tint')
  return section
}

function buildRow(icon: string, name: string, text: string, ...buttons: HTMLElement[]): HTMLElement {
  return buildElement(
    'li',
    {},
    buildIcon(icon),
    buildElement('div', {}, buildElement('h3', {}, name), buildElement('p', {}, text)),
    buttons.length > 0 && buildElement('div.trip-file-buttons', {}, ...buttons),
  )
}
