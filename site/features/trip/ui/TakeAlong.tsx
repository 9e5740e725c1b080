import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { BookletPages } from '#site/features/trip/booklet/BookletPages.tsx'
import { describeExport } from '#site/features/trip/export/describe-export.ts'
import type { FileKind } from '#site/features/trip/export/make-files.ts'
import { hasCalendarEvents } from '#site/features/trip/export/write-calendar.ts'
import { writeLink } from '#site/features/trip/plan/plan-link.ts'
import type { Remark } from '#site/features/trip/plan/remark.ts'
import type { DaySchedule } from '#site/features/trip/plan/schedule.ts'
import type { Trip } from '#site/features/trip/plan/trip-state.ts'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { article, calendar, mapPin, path, printer } from '#site/ui/icons.ts'
import { TripMap } from './LazyMap.tsx'
import { TripSection } from './TripSection.tsx'

// Loaded once a plan of one's own is shown; what makes files and the code, when the first is asked for.
const loadFiles = () => import('#site/features/trip/export/make-files.ts')
type Files = Awaited<ReturnType<typeof loadFiles>>

interface Props {
  trip: Trip
  schedules: readonly DaySchedule[]
  /** Those that the page shows. */
  remarks: readonly Remark[]
}

function FileRow({ icon, name, text, children }: { icon: string; name: string; text: string; children?: ReactNode }) {
  return (
    <li>
      <Icon svg={icon} />
      <div>
        <h3>{name}</h3>
        <p>{text}</p>
      </div>
      {children ? <div className="trip-file-buttons">{children}</div> : null}
    </li>
  )
}

/** The address as a QR code, dark on white in every scheme; a sentence for one that is too long for any. */
function Code({ files, address }: { files: Files; address: string }) {
  const { words } = useTripTools().voice
  const code = files.drawCode(address)
  if (!code) return <p>{words.codeTooLong}</p>
  return (
    <>
      <svg
        className="trip-code"
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={words.codeLabel}
        shapeRendering="crispEdges"
      >
        <path d={code.d} />
      </svg>
      <p className="small">{words.codeText}</p>
    </>
  )
}

/** Everything by which a plan leaves this page: link, share sheet, code, booklet, calendar, map files, text. */
export function TakeAlong({ trip, schedules, remarks }: Props) {
  const { voice, say } = useTripTools()
  const { words } = voice
  const { plan, notes } = trip
  const field = useRef<HTMLInputElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const [withoutDates, setWithoutDates] = useState(false)
  const [isCodeShown, setIsCodeShown] = useState(false)
  const [files, setFiles] = useState<Files>()
  const address = `${location.origin}${location.pathname}#${writeLink(plan, { withoutDates })}`
  const describe = () => describeExport({ plan, notes, schedules, remarks }, address, voice)

  async function withFiles(use: (files: Files) => void) {
    try {
      const loaded = await loadFiles()
      setFiles(loaded)
      use(loaded)
    } catch {
      say(words.fileFailed)
    }
  }

  // The code stands on the first page of the booklet, however it is printed.
  useEffect(() => {
    const show = () => flushSync(() => setIsCodeShown(true))
    addEventListener('beforeprint', show)
    return () => removeEventListener('beforeprint', show)
  }, [])

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(address)
      say(words.copied)
    } catch {
      field.current?.focus()
      field.current?.select()
      say(words.notCopied)
    }
  }

  async function share() {
    try {
      await navigator.share({ title: describe().name, url: address })
    } catch (error) {
      // Whoever closes the sheet knows it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say(words.notShared)
    }
  }

  async function copyText() {
    try {
      const { writeFileOf } = await loadFiles()
      await navigator.clipboard.writeText(writeFileOf('txt', describe(), voice, Date.now()))
      say(words.textCopied)
    } catch {
      say(words.textNotCopied)
    }
  }

  const showCode = () =>
    withFiles(({ drawCode }) => {
      setIsCodeShown(true)
      say(drawCode(address) ? words.codeLabel : words.codeTooLong)
    })
  const print = () =>
    withFiles((loaded) => {
      flushSync(() => {
        setFiles(loaded)
        setIsCodeShown(true)
      })
      window.print()
    })
  const act = (label: string, what: string, run: () => void) => (
    <button type="button" className="trip-text" aria-label={`${what}: ${label}`} onClick={run}>
      {label}
    </button>
  )
  const download = (kind: FileKind) =>
    withFiles(({ makeFile }) => {
      const file = makeFile(kind, describe(), voice, Date.now())
      const address = URL.createObjectURL(file)
      if (link.current) Object.assign(link.current, { href: address, download: file.name }).click()
      // Some browsers read the file only after the click is over.
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
    })
  const hasDates = schedules.some(({ date }) => date)
  const hasEvents = hasCalendarEvents(describe())

  return (
    <>
      <TripSection id="take-along" className="tint" title={words.takeAlong} text={words.takeText}>
        <div className="trip-take">
          <div>
            <div className="trip-link">
              <input ref={field} type="text" readOnly value={address} aria-label={words.linkLabel} />
              <button type="button" className="btn btn-1" onClick={copyLink}>
                {words.copy}
              </button>
            </div>
            <label className="trip-check">
              <input
                type="checkbox"
                checked={withoutDates}
                onChange={({ target }) => setWithoutDates(target.checked)}
              />
              <span>{words.withoutDates}</span>
            </label>
            <p className="buttons">
              {'share' in navigator ? (
                <button type="button" className="btn btn-2 btn-sm" onClick={share}>
                  {words.share}
                </button>
              ) : null}
              <button type="button" className="btn btn-2 btn-sm" onClick={showCode}>
                {words.showCode}
              </button>
            </p>
          </div>
          <div className="trip-code-place">
            {isCodeShown && files ? <Code files={files} address={address} /> : null}
          </div>
        </div>
        {/* biome-ignore lint/a11y/useValidAnchor: a file is put into it when its button is pressed. */}
        <a ref={link} hidden>
          {words.download}
        </a>
        <ul className="trip-files">
          <FileRow icon={printer} name={words.booklet} text={words.bookletText}>
            {act(words.print, words.booklet, print)}
          </FileRow>
          <FileRow
            icon={calendar}
            name={words.calendar}
            text={hasEvents ? words.calendarText : hasDates ? words.needsStops : words.needsDates}
          >
            {hasEvents ? act(words.download, words.calendar, () => download('ics')) : null}
          </FileRow>
          <FileRow icon={mapPin} name="GPX" text={words.gpxText}>
            {act(words.download, 'GPX', () => download('gpx'))}
          </FileRow>
          <FileRow icon={path} name="KML" text={words.kmlText}>
            {act(words.download, 'KML', () => download('kml'))}
          </FileRow>
          <FileRow icon={article} name={words.text} text={words.textText}>
            {act(words.copyText, words.text, copyText)}
            {act(words.download, words.text, () => download('txt'))}
            <button type="button" className="trip-text" onClick={() => download('md')}>
              Markdown
            </button>
          </FileRow>
        </ul>
      </TripSection>
      <BookletPages plan={plan} schedules={schedules} map={<TripMap schedules={schedules} />} />
    </>
  )
}
