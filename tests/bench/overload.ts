/**
 * Submissions from far more connections than can be served, for a bounded time, each sent again as soon as the last was
 * answered, whatever the response: throughput, latency, refusals, and the latency of health checks.
 */
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, startServer } from '../tools/server-process.ts'
import { measure, percentile, post } from './parts/load.ts'
import { prepareSites } from './parts/sites.ts'
import { raisedLimits, submission, submissionPath } from './parts/submission.ts'

const connections = 2_000
const milliseconds = 10_000
const probe_ms = 100

export async function* bench(): AsyncGenerator<object> {
  const { folder, forms } = await prepareSites(1)
  const [form] = forms
  if (!form) throw new Error('There is no form to send.')
  const path = submissionPath(form)
  const port = await freePort()
  const server = await startServer({ folder, port, environment: raisedLimits, args: ['--empty'] })
  try {
    const until = performance.now() + milliseconds
    const next = () => (performance.now() < until ? post(path, submission()) : undefined)
    const done: number[] = []
    const refused: number[] = []
    const isRight = (status: number) => status === 201 || status === 503
    const onAnswer = (status: number, ms: number) => void (status === 201 ? done : refused).push(ms)
    const health = probeHealth(`${server.url}/healthz`, until)
    const { errors } = await measure({ port, connections, next, isRight, onAnswer })
    const at = (values: readonly number[], share: number) => Math.round(percentile(values, share))
    yield {
      name: 'overload',
      unit: 'req/s',
      value: Math.round((done.length / milliseconds) * 1_000),
      offered: Math.round(((done.length + refused.length) / milliseconds) * 1_000),
      p50_ms: at(done, 0.5),
      p99_ms: at(done, 0.99),
      refused_p50_ms: at(refused, 0.5),
      health_p99_ms: at(await health, 0.99),
      errors,
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function probeHealth(url: string, until: number): Promise<number[]> {
  const latencies: number[] = []
  while (performance.now() < until) {
    const start = performance.now()
    await (await fetch(url)).text()
    latencies.push(performance.now() - start)
    await sleep(probe_ms)
  }
  return latencies
}
