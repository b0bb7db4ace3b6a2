/** Metrics in the text format of Prometheus: counters and histograms that count, and whatever is looked up when it is asked for. */

export interface Line {
  /** Of a histogram: `_bucket`, `_sum` or `_count`. */
  suffix?: string
  /** As they are printed: `outcome="delivered",mail="site"`. Values are words of ours, so nothing is escaped. */
  labels?: string
  value: number
}

export interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  lines: readonly Line[]
}

/** Asked for each page. */
export type MetricSource = () => readonly Metric[] | Promise<readonly Metric[]>

type Declaration = Pick<Metric, 'name' | 'help'>

export class Counter {
  readonly #declared: Declaration
  readonly #values = new Map<string, number>()

  constructor(name: string, help: string) {
    this.#declared = { name, help }
  }

  add(labels = '', by = 1): void {
    this.#values.set(labels, (this.#values.get(labels) ?? 0) + by)
  }

  readonly read: MetricSource = () => [
    { ...this.#declared, type: 'counter', lines: [...this.#values].map(([labels, value]) => ({ labels, value })) },
  ]
}

interface Series {
  counts: number[]
  sum: number
}

export class Histogram {
  readonly #declared: Declaration
  readonly #bounds: readonly number[]
  readonly #series = new Map<string, Series>()

  /** `bounds`: upper bounds of its buckets, ascending. */
  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#declared = { name, help }
    this.#bounds = bounds
  }

  observe(value: number, labels = ''): void {
    let series = this.#series.get(labels)
    if (!series) {
      series = { counts: new Array<number>(this.#bounds.length + 1).fill(0), sum: 0 }
      this.#series.set(labels, series)
    }
    let at = 0
    while (at < this.#bounds.length && value > (this.#bounds[at] ?? 0)) at++
    series.counts[at] = (series.counts[at] ?? 0) + 1
    series.sum += value
  }

  readonly read: MetricSource = () => [
    {
      ...this.#declared,
      type: 'histogram',
      lines: [...this.#series].flatMap(([labels, series]) => this.#linesOf(labels, series)),
    },
  ]

  #linesOf(labels: string, { counts, sum }: Series): Line[] {
    const with_bound = (bound: number | '+Inf') => `${labels}${labels ? ',' : ''}le="${bound}"`
    let count = 0
    const buckets = counts.map((own, at): Line => {
      count += own
      return { suffix: '_bucket', labels: with_bound(this.#bounds[at] ?? '+Inf'), value: count }
    })
    return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }]
  }
}

export const gauge = (name: string, help: string, lines: number | readonly Line[]): Metric => ({
  ...{ name, help, type: 'gauge' },
  lines: typeof lines === 'number' ? [{ value: lines }] : lines,
})

/** All that a process tells of itself. */
export class Metrics {
  readonly #sources = new Set<MetricSource>()

  constructor(sources: readonly MetricSource[] = []) {
    for (const source of sources) this.#sources.add(source)
  }

  /** Until the returned function is called. */
  add(source: MetricSource): () => void {
    this.#sources.add(source)
    return () => void this.#sources.delete(source)
  }

  async read(): Promise<Metric[]> {
    const metrics = await Promise.all([...this.#sources].map(source => source()))
    return metrics.flat()
  }
}

/** One that no line tells of is named all the same. */
export function metricsText(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, lines }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...lines.map(({ suffix = '', labels, value }) => `${name}${suffix}${labels ? `{${labels}}` : ''} ${value}`),
  ])
  return `${lines.join('\n')}\n`
}
