import { type EventLoopUtilization, monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { createCounter, createGauge, type Measure } from './measure.ts'

interface ProcessMeasures {
  measures: Measure[]
  /** Stops monitoring the event loop. */
  stop: () => void
}

const resolutionMs = 10

/** Returns process metrics under the names Node dashboards expect; event loop values cover the time since last read. */
export function createProcessMeasures(): ProcessMeasures {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  let seenUtilization: EventLoopUtilization = performance.eventLoopUtilization()
  const processorTime = createCounter(
    { name: 'process_cpu_seconds_total', help: 'Processor time of the process, in seconds.' },
    {},
  )

  // The measuring timer fires after its own resolution at the earliest.
  const lag = (nanoseconds: number): number | null =>
    delay.count === 0 ? null : Math.max(0, nanoseconds / 1e9 - resolutionMs / 1e3)

  const readLongestLag = (): number | null => {
    const longest = lag(delay.max)
    // The last of the three lags starts the next interval.
    delay.reset()
    return longest
  }

  const readUtilization = (): number => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, seenUtilization)
    seenUtilization = now
    return utilization
  }

  const gauges: Record<string, readonly [help: string, read: () => number | null]> = {
    process_start_time_seconds: [
      'When the process was started, in seconds since 1970.',
      () => performance.timeOrigin / 1000,
    ],
    process_resident_memory_bytes: ['Memory that the process holds.', () => process.memoryUsage.rss()],
    nodejs_heap_size_used_bytes: ['Memory that living JavaScript objects take.', () => process.memoryUsage().heapUsed],
    nodejs_external_memory_bytes: [
      'Memory of buffers, the built site first of all.',
      () => process.memoryUsage().external,
    ],
    nodejs_eventloop_lag_p50_seconds: [
      'How late timers were, half of them at most, since last asked.',
      () => lag(delay.percentile(50)),
    ],
    nodejs_eventloop_lag_p99_seconds: [
      'How late timers were, 99 in 100 at most, since last asked.',
      () => lag(delay.percentile(99)),
    ],
    nodejs_eventloop_lag_max_seconds: ['How late the latest timer was, since last asked.', readLongestLag],
    nodejs_eventloop_utilization_ratio: [
      'The share of time in which the loop was busy, since last asked.',
      readUtilization,
    ],
  }

  return {
    measures: [
      () => {
        const { user, system } = process.cpuUsage()
        processorTime.of({}).value = (user + system) / 1e6
        return processorTime.describe()
      },
      ...Object.entries(gauges).map(([name, [help, read]]) => createGauge({ name, help }, read)),
    ],
    stop: () => delay.disable(),
  }
}
