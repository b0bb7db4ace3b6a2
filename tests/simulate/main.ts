/**
 * `npm run simulate -- --seeds N [--first S]`: plays seeds until one is wrong, and prints the shortest script that
 * shows it.
 */
import { parseArgs } from 'node:util'
import { takeTimers } from './virtual-time.ts'

takeTimers()
// The product's modules capture the timer functions when they are loaded.
const { mistakes } = await import('./mistakes.ts')
const { playSeed } = await import('./simulation.ts')
const { scriptOf } = await import('./script.ts')
const { shortest } = await import('./shorten.ts')

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    first: { type: 'string', default: '1' },
    /** Each planted mistake must be found. */
    mistakes: { type: 'boolean', default: false },
    /** With one mistake planted, as its name says. */
    mistake: { type: 'string' },
    /** What is part of `npm test`: a few seeds, and each mistake where it was found last. */
    small: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
  },
})
const SMALL_SEEDS = 6
const MISTAKE_SEEDS = 1_000
const first = Number(values.first)
const seeds = Number(values.seeds ?? (values.small ? SMALL_SEEDS : values.mistakes || values.mistake ? 1_000 : 100))
const say = (line: string) => void process.stdout.write(`${line}\n`)

type Mistake = (typeof mistakes)[number]

/** The first seed in which something is found; null if there is none. */
async function firstFinding(from: number, count: number, mistake?: Mistake) {
  const sums = { kills: 0, mails: 0, runs: 0 }
  for (let seed = from; seed < from + count; seed++) {
    const script = scriptOf(seed)
    const played = await playSeed(script, mistake)
    sums.kills += played.kills
    sums.mails += played.mails
    sums.runs += played.runs
    if (values.trace) for (const line of played.trace) say(line)
    if (played.findings.length > 0) return { seed, script, played, sums }
  }
  return { seed: null, sums }
}

async function show(found: Awaited<ReturnType<typeof firstFinding>>, mistake?: Mistake): Promise<void> {
  if (found.seed === null) return
  say(`seed ${found.seed}: ${found.played.findings.join('; ')}`)
  const short = await shortest(found.script, async script => (await playSeed(script, mistake)).findings.length > 0)
  const again = await playSeed(short, mistake)
  const { acts, crashes, faults } = short
  say(`\nThe same from ${acts.length} acts and ${crashes.length} crash points, faults ${JSON.stringify(faults)}:`)
  for (const line of again.trace) say(`  ${line}`)
  for (const finding of again.findings) say(`  ✗ ${finding}`)
  say(`\nnpm run simulate -- --seeds 1 --first ${found.seed}${mistake ? ` --mistake ${mistake.name}` : ''}`)
}

/** How many seeds were wrong: none but the first is looked for. */
async function playSeeds(mistake?: Mistake): Promise<number> {
  const found = await firstFinding(first, seeds, mistake)
  await show(found, mistake)
  const played = found.seed === null ? seeds : found.seed - first + 1
  const failures = found.seed === null ? 0 : 1
  say(JSON.stringify({ seeds: played, failures, failing_seed: found.seed, ...found.sums }))
  return failures
}

/** How many planted mistakes were not found. */
async function playMistakes(): Promise<number> {
  const found: Record<string, number | null> = {}
  for (const mistake of mistakes) {
    const hint = values.small ? await firstFinding(mistake.found_in, 1, mistake) : undefined
    const result = hint?.seed ? hint : await firstFinding(first, MISTAKE_SEEDS, mistake)
    found[mistake.name] = result.seed
    // Findings that occur without the mistake too do not count.
    const clean = result.seed === null || (await playSeed(result.script)).findings.length === 0
    if (!clean) found[mistake.name] = null
    const why = result.seed === null ? 'never found' : result.played.findings[0]
    say(
      `${result.seed === null || !clean ? '✗' : '✓'} ${mistake.name} (${mistake.says}): seed ${result.seed ?? '–'}: ${why}`,
    )
  }
  const failures = Object.values(found).filter(seed => seed === null).length
  say(JSON.stringify({ mistakes: mistakes.length, seeds: MISTAKE_SEEDS, failures, found }))
  return failures
}

const mistake = mistakes.find(({ name }) => name === values.mistake)
if (values.mistake && !mistake) throw new Error(`There is no mistake ${values.mistake}`)
let failures = 0
if (values.mistakes || values.small) failures += await playMistakes()
if (!values.mistakes) failures += await playSeeds(mistake)
process.exit(failures > 0 ? 1 : 0)
