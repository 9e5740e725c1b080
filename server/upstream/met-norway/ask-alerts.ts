import { type UpstreamAnswer, UpstreamFailure } from '#server/cache/upstream.ts'
import type { OfficialWarnings } from '#server/services/today/warnings-source.ts'
import { orNoEnglish, type WarnLog } from '#server/upstream/ask-service.ts'
import type { ReadEach } from '#server/upstream/read-each.ts'
import { type AlertList, joinLanguages, readAlerts } from './alerts-body.ts'
import type { MetClient } from './met-client.ts'

// The whole country with all its shapes.
const sizeLimitBytes = 8_000_000
// MET: this list not more often.
const shortestLifetimeMs = 10 * 60_000

type Language = 'no' | 'en'
type ListAnswer = UpstreamAnswer<AlertList>

/**
 * Asks for the nationwide list in both languages, since a filter by place or county leaves out warnings at sea. Without
 * the English one the Norwegian one counts; a refusal counts whichever list it is for. Throws `UpstreamFailure`.
 */
export async function askAlerts(
  client: MetClient,
  held: string | null,
  { log, readEach }: { log: WarnLog; readEach: ReadEach },
): Promise<UpstreamAnswer<OfficialWarnings>> {
  const request = (language: Language, heldList: string | null): Promise<ListAnswer> =>
    client.ask({
      path: `/metalerts/2.0/current.json?lang=${language}`,
      held: heldList,
      sizeLimitBytes,
      shortestLifetimeMs,
      read: (text) => readAlerts(text, language, readEach),
    })
  const requestEnglish = (heldList: string | null): Promise<ListAnswer | null> =>
    orNoEnglish(request('en', heldList), 'MET', log)

  const [heldNorwegian, heldEnglish] = splitVersion(held)
  let norwegian = await request('no', heldNorwegian)
  let english = await requestEnglish(heldEnglish)
  const isOld = english === null || english.kind === 'unchanged'
  if (norwegian.kind === 'unchanged' && isOld) return { ...norwegian, version: held }
  // A list that did not change is needed again to be joined with the one that did.
  if (norwegian.kind === 'unchanged') norwegian = await request('no', null)
  if (english?.kind === 'unchanged') english = await requestEnglish(null)
  if (norwegian.kind === 'unchanged' || english?.kind === 'unchanged') {
    throw new UpstreamFailure('wrong-answer', 'MET says that nothing changed, and was not told since when')
  }
  return {
    kind: 'new',
    value: joinLanguages(norwegian.value, english?.value ?? null),
    version: norwegian.version === null ? null : `${norwegian.version}\n${english?.version ?? ''}`,
    expiresAt: norwegian.expiresAt,
  }
}

function splitVersion(held: string | null): [string | null, string | null] {
  const [norwegian, english] = held?.split('\n') ?? []
  return [norwegian || null, english || null]
}
