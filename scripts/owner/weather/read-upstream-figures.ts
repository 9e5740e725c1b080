import type { Settings } from '#server/settings.ts'

/** A server's requests to MET since its start. Times are milliseconds since 1970. */
export interface UpstreamFigures {
  startedAt: number
  lastSuccessAt: number | null
  lastFailureAt: number | null
  /** Counts by outcome. */
  outcomes: Record<string, number>
}

const longestWaitMs = 3000

/** Resolves with the server's metrics on MET; null without a metrics port or a response. */
export async function askForUpstreamFigures({
  METRICS_HOST,
  METRICS_PORT,
}: Pick<Settings, 'METRICS_HOST' | 'METRICS_PORT'>): Promise<UpstreamFigures | null> {
  if (METRICS_PORT === undefined) return null
  const host = METRICS_HOST.includes(':') ? `[${METRICS_HOST}]` : METRICS_HOST
  try {
    const answer = await fetch(`http://${host}:${METRICS_PORT}/metrics`, { signal: AbortSignal.timeout(longestWaitMs) })
    return answer.ok ? readUpstreamFigures(await answer.text()) : null
  } catch {
    // No server runs, which the report states.
    return null
  }
}

/** Returns the metrics on MET in a Prometheus text. */
export function readUpstreamFigures(text: string): UpstreamFigures {
  const read = (series: string): number | null => {
    const line = text.split('\n').find((each) => each.startsWith(`${series} `))
    return line === undefined ? null : Number(line.slice(series.length + 1))
  }
  const readTime = (series: string): number | null => {
    const seconds = read(series)
    return seconds === null ? null : seconds * 1000
  }
  const outcomes = [...text.matchAll(/^guide_upstream_questions_total\{upstream="met",outcome="([\w-]+)"\} (\d+)$/gm)]
  return {
    startedAt: readTime('process_start_time_seconds') ?? 0,
    lastSuccessAt: readTime('guide_upstream_last_success_timestamp_seconds{upstream="met"}'),
    lastFailureAt: readTime('guide_upstream_last_failure_timestamp_seconds{upstream="met"}'),
    outcomes: Object.fromEntries(
      outcomes.map(([, outcome = '', number]) => [outcome, Number(number)] as const).filter(([, number]) => number > 0),
    ),
  }
}
