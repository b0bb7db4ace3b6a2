/** Memory, processor, event loop, open files and disk of this process, as they are when somebody asks. */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import product from '../../../../package.json' with { type: 'json' }
import { getDiskRoom } from '../disk-room.ts'
import { gauge, type Metric, type MetricSource } from './metric.ts'

const descriptors = '/proc/self/fd'
const delay_resolution_ms = 20
/** Nobody who looks that seldom needs a timer that runs in between. */
const unwatched_ms_max = 10 * 60_000

/** Watches the event loop from the first question on, for as long as somebody asks again. */
class LoopDelay {
  #histogram: ReturnType<typeof monitorEventLoopDelay> | undefined
  #timer: NodeJS.Timeout | undefined

  /** Since the last question; of the first one nothing is known. */
  read(): Metric {
    const name = 'leadwright_event_loop_delay_seconds'
    const help = 'How much later than due the event loop came to its timers since the last reading.'
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#end(), unwatched_ms_max).unref()
    const histogram = this.#histogram
    if (!histogram) {
      this.#histogram = monitorEventLoopDelay({ resolution: delay_resolution_ms })
      this.#histogram.enable()
      return gauge(name, help, [])
    }
    const secondsAt = (share: number) =>
      histogram.count === 0 ? 0 : Math.max(0, histogram.percentile(share * 100) / 1e9 - delay_resolution_ms / 1e3)
    const lines = [0.5, 0.99, 1].map(share => ({ labels: `quantile="${share}"`, value: secondsAt(share) }))
    histogram.reset()
    return gauge(name, help, lines)
  }

  #end(): void {
    this.#histogram?.disable()
    this.#histogram = undefined
  }
}

export function processMetrics(data_dir: string): MetricSource {
  const delay = new LoopDelay()
  return async () => {
    const memory = process.memoryUsage()
    const cpu = process.cpuUsage()
    const { active } = performance.eventLoopUtilization()
    const disk = await getDiskRoom(data_dir)
    const open = existsSync(descriptors) ? await readdir(descriptors).catch(() => undefined) : undefined
    const counter = (name: string, help: string, value: number): Metric => ({
      ...{ name, help, type: 'counter' },
      lines: [{ value }],
    })
    return [
      gauge('leadwright_build_info', 'Always 1; the labels say what runs.', [
        { labels: `version="${product.version}",node="${process.versions.node}"`, value: 1 },
      ]),
      gauge(
        'process_start_time_seconds',
        'When the process began, in seconds since 1970.',
        performance.timeOrigin / 1e3,
      ),
      counter('process_cpu_seconds_total', 'Processor time of the process.', (cpu.user + cpu.system) / 1e6),
      gauge('process_resident_memory_bytes', 'Memory of the process.', memory.rss),
      gauge('leadwright_heap_bytes', 'Memory of the heap in use.', memory.heapUsed),
      gauge('leadwright_external_memory_bytes', 'Memory outside of the heap, such as buffers.', memory.external),
      ...(open ? [gauge('process_open_fds', 'Open files and connections.', open.length)] : []),
      counter('leadwright_event_loop_active_seconds_total', 'Time in which the event loop had work.', active / 1e3),
      delay.read(),
      ...(disk
        ? [
            gauge('leadwright_disk_free_bytes', 'Room on the disk of the data folder.', disk.free_bytes),
            gauge('leadwright_disk_size_bytes', 'Size of that disk.', disk.size_bytes),
          ]
        : []),
    ]
  }
}
