/**
 * `npm run check:quick-start`: an outside developer's first lead, by the quick start's own blocks: a fresh clone of HEAD, a fresh home and npm
 * cache, the Node of the machine. Ends with a line of JSON; exits 1 where a block fails or the whole takes more than five minutes.
 * `first_call_seconds` is from the clone to the first answer to the reader's program, `lead_seconds` to a captured lead in every language.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloneAndStart } from './clone.ts'
import { readerEnvironment } from './environment.ts'
import { type Block, quickStartBlocks } from './quick-start-blocks.ts'
import { runReader } from './reader.ts'

const SECONDS_MAX = 300
const folder = mkdtempSync(join(tmpdir(), 'leadwright-quick-start-'))
const began = performance.now()
const elapsed = () => Math.round((performance.now() - began) / 100) / 10

const { env, url, node } = readerEnvironment(folder)
const blocks = quickStartBlocks(url)
const started = await cloneAndStart({ folder, env, url, install: the('sh skip') })
try {
  const ready_seconds = elapsed()
  const outcome = await runReader({ blocks, started, env, url, elapsed })
  const result = { node, ready_seconds, ...outcome.times, seconds: elapsed(), blocks_run: outcome.blocks_run }
  for (const failure of outcome.failures) console.log(`✗ ${failure}`)
  const late = result.seconds > SECONDS_MAX
  if (late) console.log(`✗ It took ${result.seconds} seconds; the quick start promises ${SECONDS_MAX}.`)
  console.log(JSON.stringify({ ...result, failed: outcome.failures.length + (late ? 1 : 0) }))
  process.exitCode = outcome.failures.length > 0 || late ? 1 : 0
} finally {
  await started.stop()
  rmSync(folder, { recursive: true, force: true })
}

function the(info: string): string {
  const found = blocks.find((block: Block) => block.info === info)
  if (!found) throw new Error(`The quick start has no block of ${info}.`)
  return found.code
}
