/**
 * What the SDK costs whoever imports it, beside stripe-node and openai-node: bytes of bundles by the same bundler, and the time of an
 * import in a fresh process, in turns in the same run. The floor of a size is its budget, that of a time the fastest of the others.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { entries, gzipBytes } from '../sdk/others/bundles.ts'

const KB = 1_024
const budgets: Partial<Record<keyof typeof entries, number>> = {
  leadwright: 20 * KB,
  leadwright_one_resource: 4 * KB,
  leadwright_webhook: 2 * KB,
}
const packages = { leadwright: '@leadwright/sdk', stripe: 'stripe', openai: 'openai' } as const
const root = join(import.meta.dirname, '../..')

/** Milliseconds of the import alone, as the process itself measures it. */
function importTime(name: string): number {
  const script = `const start = performance.now(); await import('${name}'); console.log(performance.now() - start)`
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: '' }
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, env, encoding: 'utf8' }),
  )
}

export async function* bench({ small }: { small: boolean }): AsyncIterable<object> {
  for (const [name, source] of Object.entries(entries)) {
    const value = await gzipBytes(source)
    const floor = budgets[name as keyof typeof entries]
    yield {
      name: `sdk_${name}`,
      value,
      unit: 'B gz',
      floor: floor ?? null,
      errors: floor !== undefined && value > floor ? 1 : 0,
    }
  }
  const rounds = small ? 3 : 9
  const times: Record<string, number[]> = { leadwright: [], stripe: [], openai: [] }
  for (let round = 0; round < rounds; round++)
    for (const [name, specifier] of Object.entries(packages)) times[name]?.push(importTime(specifier))
  // The quietest of several tries: what else this machine does only ever adds.
  const least = Object.fromEntries(Object.entries(times).map(([name, all]) => [name, Math.round(Math.min(...all))]))
  const { leadwright = 0, stripe = 0, openai = 0 } = least
  const floor = Math.min(stripe, openai)
  yield {
    name: 'sdk_import',
    value: leadwright,
    unit: 'ms',
    floor,
    stripe,
    openai,
    ratio: Math.round((leadwright / floor) * 100) / 100,
    errors: leadwright > floor ? 1 : 0,
  }
}
