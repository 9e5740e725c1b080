import type { ReactNode } from 'react'
import type { AdviceRules } from '#site/content/model/advice-queries.ts'
import type { TodaySection } from '#site/content/model/pages/today-sections.ts'
import type { LightWords } from '#site/domain/calendar/light-words.ts'
import { ToDo, ToLeave } from './Advice.tsx'
import { Avalanche } from './Avalanche.tsx'
import { Boats } from './Boats.tsx'
import { Breath } from './Breath.tsx'
import { ChargingSource } from './Charging.tsx'
import { Dry } from './Dry.tsx'
import { Flights } from './Flights.tsx'
import { Light } from './Light.tsx'
import { Road } from './Road.tsx'
import { Sea } from './Sea.tsx'
import { Sources } from './Sources.tsx'
import { adviseToday } from './say-advice.ts'
import { sayBus } from './say-bus.ts'
import { sayShortly } from './say-shortly.ts'
import type { Tile, TodayView } from './today-view.ts'
import { Warnings } from './Warnings.tsx'

export type SectionName = TodaySection | 'breath' | 'bus' | 'toDo' | 'toLeave' | 'sources' | `tile-${Tile}`

export interface SectionContentProps {
  name: SectionName
  view: TodayView
  /** Stands there where the answer says nothing of a tile. */
  usual?: ReactNode
  /** Asks again at once. */
  retry: () => void
  advice: AdviceRules
  lightWords: LightWords
  /** The list of hotels. */
  beds: string
  /** Id of the quay, and names of stops by id. */
  stop: string
  stopNames: Readonly<Record<string, string>>
  /** Code of the airport. */
  airport: string
}

/** What a part of the page says once there is an answer; fetched beside the answer, so that the page is alive before. */
export default function SectionContent({
  name,
  view,
  usual,
  retry,
  advice,
  lightWords,
  beds,
  stop,
  stopNames,
  airport,
}: SectionContentProps) {
  switch (name) {
    case 'breath':
      return <Breath view={view} rules={advice} stopNames={stopNames} />
    case 'warnings':
      return <Warnings view={view} retry={retry} />
    case 'avalanche':
      return <Avalanche view={view} retry={retry} />
    case 'dry':
      return <Dry view={view} retry={retry} />
    case 'toDo':
      return <ToDo advice={adviseToday(view, advice)} view={view} rules={advice} beds={beds} retry={retry} />
    case 'toLeave':
      return <ToLeave advice={adviseToday(view, advice)} view={view} />
    case 'light':
      return <Light view={view} lightWords={lightWords} rules={advice} />
    case 'boats':
      return <Boats view={view} stop={stop} names={stopNames} retry={retry} />
    case 'bus': {
      const said = sayBus(view)
      return said === null ? null : <span key={said}>{`${said} `}</span>
    }
    case 'flights':
      return <Flights view={view} airport={airport} retry={retry} />
    case 'road':
      return <Road view={view} retry={retry} />
    case 'sea':
      return <Sea view={view} retry={retry} />
    case 'charging':
      return <ChargingSource view={view} retry={retry} />
    case 'sources':
      return <Sources view={view} />
    default: {
      const said = sayShortly(name.slice('tile-'.length) as Tile, view, stopNames)
      return said === null ? usual : <b className="needs-script">{said}</b>
    }
  }
}
