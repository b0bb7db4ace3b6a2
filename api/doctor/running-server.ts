/** What the running server says of its queues: what has been due for too long, and sites that cannot be used. */
import type { Config } from '../platform/config/config.ts'
import { limits } from '../platform/runtime/limits.ts'

const line = /^(\w+)(?:\{(.*)\})? (\S+)$/

/** Null where no server answers at PORT. */
export async function examineRunning({ port, metrics_token }: Config): Promise<string[] | null> {
  const headers: Record<string, string> =
    metrics_token === undefined ? {} : { authorization: `Bearer ${metrics_token}` }
  const signal = AbortSignal.timeout(limits.doctor_milliseconds_max)
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers, signal }).catch(() => null)
  if (!answer?.ok) return null
  const found = (await answer.text()).split('\n').flatMap(text => sentenceFor(...read(text)))
  return found
}

function read(text: string): [name: string, type: string, value: number] {
  const [, name = '', labels = '', value = ''] = line.exec(text) ?? []
  return [name, /type="(\w+)"/.exec(labels)?.[1] ?? '', Number(value)]
}

function sentenceFor(name: string, type: string, value: number): string[] {
  const minutes = Math.floor(value / 60)
  const isLate = minutes >= limits.doctor_late_minutes
  if (name === 'leadwright_jobs_oldest_seconds' && isLate)
    return [
      `Work of the type ${type} has been due for ${minutes} minutes. Look for “job failed” in the log; email waits while its server is slow or away.`,
    ]
  if (name === 'leadwright_runs_late_seconds' && isLate)
    return [
      `A journey has been due for ${minutes} minutes. Look for “runner” in the log, and at Temporal where it drives them.`,
    ]
  if (name === 'leadwright_sites_damaged' && value > 0)
    return [`${value} sites cannot be used. /readyz names them: restore them from a backup (docs/backups.md).`]
  return []
}
