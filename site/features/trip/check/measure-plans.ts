import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAtlas } from '#site/features/trip/plan/atlas.ts'
import { describeAtlas } from '#site/features/trip/plan/list-stops.ts'
import { checkPlan } from './check-plan.ts'
import { type FaultKind, type Finding, faultKinds } from './finding.ts'
import { createNameIndex, listTokens } from './name-index.ts'
import { readPlanText } from './read-plan-text.ts'

// Measures how many of the faults that people planted in plans are found, and how much is remarked that is none: `plans/name.txt` is the
// text, `plans/name.json` what is wrong in it: `{ "faults": [{ "kind": "closed", "day": 2, "place": "Lofotr" }] }`. Run by
// `VERIFY=all PLANS=<folder> vitest run …/measure-plans.test.ts`, which writes what was missed.

interface PlantedFault {
  kind: string
  /** From 1; absent for what no day has. */
  day?: number | undefined
  place?: string | undefined
}

export interface PlanMeasure {
  name: string
  missed: readonly PlantedFault[]
  found: readonly PlantedFault[]
  false: readonly Finding[]
}

/** What else the kinds are called. */
const spellings: Readonly<Record<string, FaultKind>> = {
  closedthatday: 'closed',
  closedday: 'closed',
  openinghours: 'closed',
  toolong: 'tooLong',
  long: 'tooLong',
  impossible: 'tooLong',
  timing: 'tooLong',
  noboat: 'noBoat',
  lastboat: 'noBoat',
  lastboatgone: 'noBoat',
  boat: 'noBoat',
  ferry: 'noBoat',
  advisedagainst: 'against',
  against: 'against',
  outofseason: 'outOfSeason',
  season: 'outOfSeason',
  unknown: 'unknownPlace',
  unknownplace: 'unknownPlace',
  bed: 'bedFar',
  bedfar: 'bedFar',
  bedfaraway: 'bedFar',
  farbed: 'bedFar',
  dark: 'dark',
  closed: 'closed',
}

/** Returns the kind of a planted fault; throws on one that is none of the eight. */
function kindOf({ kind }: PlantedFault): FaultKind {
  const found = spellings[kind.toLowerCase().replace(/[^a-z]/g, '')] ?? faultKinds.find((each) => each === kind)
  if (!found) throw new Error(`"${kind}" is no kind of fault. Use one of ${faultKinds.join(', ')}.`)
  return found
}

/** A house closed in a month is closed and out of season; what is advised against in winter is out of season too. */
const alike: readonly (readonly FaultKind[])[] = [
  ['closed', 'outOfSeason', 'against', 'noBoat'],
  ['tooLong', 'bedFar'],
  ['tooLong', 'dark'],
]

function isSameFault(finding: Finding, planted: PlantedFault): boolean {
  const kind = kindOf(planted)
  if (planted.day !== undefined && Math.abs(finding.day + 1 - planted.day) > (kind === 'bedFar' ? 1 : 0)) return false
  // Who comes too late for a ferry or a flight has a day that cannot be done.
  if (finding.remark.kind === 'missed' && kind === 'tooLong') return true
  return finding.fault === kind || alike.some((group) => group.includes(finding.fault) && group.includes(kind))
}

/** Returns what the check finds in the plans of a folder, against what was planted in them. */
export function measurePlans(folder: string, today: string): PlanMeasure[] {
  const atlas = createAtlas(describeAtlas('en'))
  const names = createNameIndex(describeAtlas('en'))
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
  return texts.map((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const { faults } = JSON.parse(readFileSync(join(folder, file.replace(/\.txt$/, '.json')), 'utf8')) as {
      faults: PlantedFault[]
    }
    const { findings } = checkPlan(readPlanText(text, names, today), atlas)
    const found = faults.filter((fault) => findings.some((finding) => isSameFault(finding, fault)))
    const refOf = ({ place = '' }: PlantedFault) => {
      const tokens = listTokens(place)
      const named = tokens.map((_, at) => names.find(tokens, at, false)?.named).find((each) => each?.kind === 'stop')
      return named?.kind === 'stop' ? named.ref : undefined
    }
    // A mountain in the dark is out of season too: what is said of a place that is wrong that day is no false alarm.
    const isOfPlanted = ({ day, remark }: Finding) =>
      faults.some((fault) => fault.day === day + 1 && (remark.ref ?? '') === refOf(fault))
    return {
      name: file,
      found,
      missed: faults.filter((fault) => !found.includes(fault)),
      false: findings.filter(
        (finding) => !faults.some((fault) => isSameFault(finding, fault)) && !isOfPlanted(finding),
      ),
    }
  })
}

/** Returns the share of planted faults that were found, and the share of all findings that are false alarms. */
export function sumMeasures(measures: readonly PlanMeasure[]): {
  faults: number
  found: number
  alarms: number
  falseAlarms: number
} {
  const sum = (count: (measure: PlanMeasure) => number) => measures.reduce((total, each) => total + count(each), 0)
  const found = sum((each) => each.found.length)
  const falseAlarms = sum((each) => each.false.length)
  return { faults: found + sum((each) => each.missed.length), found, alarms: found + falseAlarms, falseAlarms }
}
