/**
 * `npm run bench -- NAME…`: runs the named measures, or all. Each prints lines of one JSON object with its floor.
 * `--small`: those that can do with less, within a minute.
 */
import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { useBuiltServer } from '../tools/built-server.ts'

/** A measure is a file of this folder whose `bench` yields its lines. */
interface Measure {
  bench(options: { small: boolean }): AsyncIterable<object>
}

const parts = new Set(['main.ts'])
const names = readdirSync(import.meta.dirname)
  .filter(file => /^[a-z-]+\.ts$/.test(file) && !parts.has(file))
  .map(file => file.slice(0, -3))
const options = { small: { type: 'boolean', default: false } } as const
const { positionals, values } = parseArgs({ allowPositionals: true, options })
const unknown = positionals.filter(name => !names.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`There is no measure “${unknown.join(', ')}”. There are: ${names.join(', ')}.\n`)
  process.exit(1)
}
useBuiltServer()
for (const name of positionals.length > 0 ? positionals : names) {
  const measure = (await import(`./${name}.ts`)) as Measure
  for await (const line of measure.bench(values)) process.stdout.write(`${JSON.stringify(line)}\n`)
}
