import { type EventLoopUtilization, monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { createCounter, createGauge, type Measure } from './measure.ts'

interface ProcessMeasures {
  measures: Measure[]
  /** Ends the watch over the event loop. */
  stop: () => void
}

const resolutionMs = 10

/**
 * Returns measures of what the process takes, under the names that ready-made dashboards for Node know. The lag of the event loop and how
 * busy it was are those since the figures were asked for last.
 */
export function createProcessMeasures(): ProcessMeasures {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  let seenUtilization: EventLoopUtilization = performance.eventLoopUtilization()
  const processorTime = createCounter(
    { name: 'process_cpu_seconds_total', help: 'Processor time of the process, in seconds.' },
    {},
  )

  // The timer that measures comes after its own resolution at the earliest.
  const lag = (nanoseconds: number): number | null =>
    delay.count === 0 ? null : Math.max(0, nanoseconds / 1e9 - resolutionMs / 1e3)

  return {
    measures: [
      () => {
        const { user, system } = process.cpuUsage()
        processorTime.of({}).value = (user + system) / 1e6
        return processorTime.describe()
      },
      createGauge(
        { name: 'process_start_time_seconds', help: 'When the process was started, in seconds since 1970.' },
        () => performance.timeOrigin / 1000,
      ),
      createGauge({ name: 'process_resident_memory_bytes', help: 'Memory that the process holds.' }, () =>
        process.memoryUsage.rss(),
      ),
      createGauge(
        { name: 'nodejs_heap_size_used_bytes', help: 'Memory that living JavaScript objects take.' },
        () => process.memoryUsage().heapUsed,
      ),
      createGauge(
        { name: 'nodejs_external_memory_bytes', help: 'Memory of buffers, the built site first of all.' },
        () => process.memoryUsage().external,
      ),
      createGauge(
        {
          name: 'nodejs_eventloop_lag_p50_seconds',
          help: 'How late timers were, half of them at most, since last asked.',
        },
        () => lag(delay.percentile(50)),
      ),
      createGauge(
        {
          name: 'nodejs_eventloop_lag_p99_seconds',
          help: 'How late timers were, 99 in 100 at most, since last asked.',
        },
        () => lag(delay.percentile(99)),
      ),
      createGauge(
        { name: 'nodejs_eventloop_lag_max_seconds', help: 'How late the latest timer was, since last asked.' },
        () => {
          const longest = lag(delay.max)
          // The last of the three begins the next stretch.
          delay.reset()
          return longest
        },
      ),
      createGauge(
        {
          name: 'nodejs_eventloop_utilization_ratio',
          help: 'The share of time in which the loop was busy, since last asked.',
        },
        () => {
          const now = performance.eventLoopUtilization()
          const { utilization } = performance.eventLoopUtilization(now, seenUtilization)
          seenUtilization = now
          return utilization
        },
      ),
    ],
    stop: () => delay.disable(),
  }
}
