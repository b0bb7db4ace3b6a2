/**
 * What verification addresses costs. Warm: domains that were asked before, every check on, a thousand exceptions; floor: the
 * same server without the checks, in turns. Cold: each address of a domain of its own, and a DNS server that is slow, and
 * silent for two names in a hundred.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Harness } from '../../../api/testing/harness.ts'
import { freePort, type ServerProcess, startServer } from '../../tools/server-process.ts'
import { type DnsServer, dnsServer } from './dns-server.ts'
import { type Measured, measure, percentile, post } from './load.ts'
import { prepareSites, type Sites } from './sites.ts'
import { raisedLimits, submissionOf, submissionPath } from './submission.ts'

const connections = 16
const requests = 15_000
const warm_up = 2_000
const rounds = 5
const known_domains = 200
const cold_requests = 3_000

/** Every check on. */
async function turnOn(h: Harness, at: string): Promise<void> {
  const overrides = Array.from({ length: 1_000 }, (_, i) => ({
    list: 'disposable' as const,
    value: `partner-${i}.example`,
    listed: false,
  }))
  const rules = { reject_disposable: true, reject_free: true, reject_role_based: true, typo_correction: true }
  const { status } = await h.patch(`${at}/lead-quality`, { ...rules, overrides })
  if (status !== 200) throw new Error('The checks could not be turned on.')
}

const start = async (sites: Sites, dns: DnsServer, environment: Record<string, string> = {}): Promise<ServerProcess> =>
  startServer({
    folder: sites.folder,
    port: await freePort(),
    environment: { ...raisedLimits, DNS_SERVERS: dns.address, ...environment },
    args: ['--empty'],
  })

const portOf = ({ url }: ServerProcess): number => Number(new URL(url).port)

function round(server: ServerProcess, sites: Sites, count: number, emailOf: (i: number) => string): Promise<Measured> {
  const [form] = sites.forms
  if (!form) throw new Error('There is no form to send.')
  let sent = 0
  const next = () => (sent < count ? post(submissionPath(form), submissionOf(emailOf(sent++))) : undefined)
  return measure({ port: portOf(server), connections, next, isRight: status => status === 201 })
}

export async function* captureWithQuality(): AsyncGenerator<object> {
  const [checked, plain] = [await prepareSites(1, turnOn), await prepareSites(1)]
  const prompt = await dnsServer(() => 1)
  const slow = await dnsServer(name => (name.endsWith('0.silent.example') ? undefined : 5 + ((name.length * 7) % 60)))
  try {
    yield await warm(checked, plain, prompt)
    yield await cold(checked, slow)
  } finally {
    prompt.close()
    slow.close()
    for (const { folder } of [checked, plain]) await rm(folder, { recursive: true, force: true })
  }
}

async function warm(checked: Sites, plain: Sites, dns: DnsServer): Promise<object> {
  const ours = await start(checked, dns)
  const floor = await start(plain, dns, {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'without-checks.ts')}`,
  })
  let person = 0
  const known = () => {
    person += 1
    return `person.${person}@company-${person % known_domains}.example`
  }
  const measured: { ours: Measured[]; floor: Measured[] } = { ours: [], floor: [] }
  await round(floor, plain, warm_up, known)
  await round(ours, checked, warm_up, known)
  for (let i = 0; i < rounds; i++) {
    measured.floor.push(await round(floor, plain, requests / rounds, known))
    measured.ours.push(await round(ours, checked, requests / rounds, known))
  }
  await Promise.all([ours.stop(), floor.stop()])
  const rate = (list: readonly Measured[]) => {
    const sum = (of: (m: Measured) => number) => list.reduce((total, m) => total + of(m), 0)
    return (sum(m => m.answered) / sum(m => m.milliseconds)) * 1000
  }
  const errors = [...measured.ours, ...measured.floor].reduce((sum, m) => sum + m.errors, 0)
  const [value, without] = [rate(measured.ours), rate(measured.floor)]
  return {
    name: 'capture_quality',
    unit: 'req/s',
    value: Math.round(value),
    floor: Math.round(without),
    ratio: Number((value / without).toFixed(2)),
    // One for each domain; on a busy machine the resolver may repeat a query.
    questions: dns.questions(),
    errors,
    limiter: 'on',
  }
}

async function cold(checked: Sites, dns: DnsServer): Promise<object> {
  const server = await start(checked, dns)
  await round(server, checked, 200, i => `first.${i}@before-${i}.example`)
  const measured = await round(server, checked, cold_requests, i =>
    i % 50 === 0 ? `cold.${i}@c${i}0.silent.example` : `cold.${i}@cold-${'x'.repeat(i % 40)}${i}.example`,
  )
  await server.stop()
  return {
    name: 'capture_cold',
    unit: 'ms',
    value: Number(percentile(measured.latencies, 0.99).toFixed(1)),
    median_ms: Number(percentile(measured.latencies, 0.5).toFixed(1)),
    errors: measured.errors,
    limiter: 'on',
  }
}
