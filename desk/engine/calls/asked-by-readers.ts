import { join } from 'node:path'
import type { AskedByReaders, CallList } from '#desk/contract.ts'
import { describeText, readOwnText } from '#desk/engine/files/content-files.ts'
import type { Workplace } from '#desk/engine/files/workplace.ts'
import { writeFileWhole } from '#desk/engine/files/write-together.ts'
import { Refused } from '#desk/engine/refused.ts'
import { type Asked, askedFile, askedSchema } from '#site/content/model/asked-by-readers.ts'
import { changeYaml } from '#yaml/change-yaml.ts'

/** Returns the questions of readers that wait for an answer; none while the file is broken, which the content check says. */
export function readAsked(place: Workplace): Asked[] {
  const text = readOwnText(place.content, askedFile)
  return askedSchema.safeParse(describeText(text, false).value).data ?? []
}

/** Returns those whom somebody else than a house can answer, by whom to ask. */
export function groupByWhom(asked: readonly Asked[]): CallList['others'] {
  const groups = Map.groupBy(
    asked.filter(({ whom }) => whom),
    ({ whom }) => whom?.name ?? '',
  )
  return [...groups].map(([name, each]) => ({ ...each[0]?.whom, name, asked: each.map(describeAsked) }))
}

/** Returns those that an entry's own house can answer. */
export function listAskedOf(asked: readonly Asked[], entry: string): AskedByReaders[] {
  return asked.filter(({ about, whom }) => about === entry && !whom).map(describeAsked)
}

function describeAsked({ id, about, ask }: Asked): AskedByReaders {
  return { id, about, ask }
}

/** Takes a question off the list once its answer stands in the guide. Throws `Refused` for one that is not there. */
export function removeAsked(place: Workplace, id: string): void {
  const index = readAsked(place).findIndex((each) => each.id === id)
  if (index === -1) throw new Refused(404, 'This question is gone already.', 'Load the page again.')
  const text = readOwnText(place.content, askedFile) ?? ''
  writeFileWhole(place, join(place.content, askedFile), changeYaml(text, [index], undefined))
}
