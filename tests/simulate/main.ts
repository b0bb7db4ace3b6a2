/**
 * `npm run simulate -- --seeds N [--first S]`: plays seeds until one is wrong, and prints the shortest script that
 * shows it. `--fleet`: a day of a fleet of nodes.
 */
import { parseArgs } from 'node:util'
import { takeTimers } from './virtual-time.ts'

takeTimers()
const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    first: { type: 'string', default: '1' },
    /** Each planted mistake must be found. */
    mistakes: { type: 'boolean', default: false },
    /** With one mistake planted, as its name says. */
    mistake: { type: 'string' },
    /** What is part of `npm test`: the seeds that found the mistakes, and one mistake of three where it was found last. */
    small: { type: 'boolean', default: false },
    fleet: { type: 'boolean', default: false },
    sites: { type: 'string', default: '100000' },
    nodes: { type: 'string', default: '24' },
    from: { type: 'string', default: '0' },
    hours: { type: 'string', default: '24' },
    trace: { type: 'boolean', default: false },
  },
})
if (values.fleet) {
  const { playFleet } = await import('./fleet/main.ts')
  const [sites, nodes] = [Number(values.sites), Number(values.nodes)]
  const size = { seed: Number(values.first), sites, nodes, from: Number(values.from), hours: Number(values.hours) }
  process.exit(
    (await playFleet({ ...size, small: values.small, mistakes: values.mistakes, mistake: values.mistake })) > 0 ? 1 : 0,
  )
}

// The product's modules capture the timer functions when they are loaded.
const { mistakes } = await import('./mistakes.ts')
const { playSeed } = await import('./simulation.ts')
const { scriptOf } = await import('./script.ts')
const { shortest } = await import('./shorten.ts')

const MISTAKE_SEEDS = 1_000
const SMALL_SHARE = 3
const first = Number(values.first)
const from = (start: number, count: number) => Array.from({ length: count }, (_, i) => start + i)
const seeds =
  values.small && !values.seeds
    ? [...new Set(mistakes.map(({ found_in }) => found_in))].sort((a, b) => a - b)
    : from(first, Number(values.seeds ?? (values.mistakes || values.mistake ? MISTAKE_SEEDS : 100)))
const say = (line: string) => void process.stdout.write(`${line}\n`)

type Mistake = (typeof mistakes)[number]

const withoutMistake = new Map<number, ReturnType<typeof playSeed>>()

/** The few seeds of the gate are played once without a mistake, whoever asks. */
function play(seed: number, mistake?: Mistake): ReturnType<typeof playSeed> {
  if (mistake || !values.small) return playSeed(scriptOf(seed), mistake)
  const played = withoutMistake.get(seed) ?? playSeed(scriptOf(seed))
  withoutMistake.set(seed, played)
  return played
}

/** The first seed in which something is found; null if there is none. */
async function firstFinding(tried: readonly number[], mistake?: Mistake) {
  const sums = { seeds: 0, kills: 0, mails: 0, runs: 0 }
  for (const seed of tried) {
    const played = await play(seed, mistake)
    sums.seeds += 1
    sums.kills += played.kills
    sums.mails += played.mails
    sums.runs += played.runs
    if (values.trace) for (const line of played.trace) say(line)
    if (played.findings.length > 0) return { seed, script: scriptOf(seed), played, sums }
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
  const found = await firstFinding(seeds, mistake)
  await show(found, mistake)
  const failures = found.seed === null ? 0 : 1
  const { seeds: played, ...sums } = found.sums
  say(JSON.stringify({ seeds: played, failures, failing_seed: found.seed, ...sums }))
  return failures
}

/** How many planted mistakes were not found. They show that the check finds; the proof plants all of them. */
async function playMistakes(): Promise<number> {
  const found: Record<string, number | null> = {}
  const planted = mistakes.filter((_, place) => !values.small || place % SMALL_SHARE === 0)
  for (const mistake of planted) {
    const hint = values.small ? await firstFinding([mistake.found_in], mistake) : undefined
    const result = hint?.seed ? hint : await firstFinding(from(first, MISTAKE_SEEDS), mistake)
    found[mistake.name] = result.seed
    // Findings that occur without the mistake too do not count.
    const clean = result.seed === null || (await play(result.seed)).findings.length === 0
    if (!clean) found[mistake.name] = null
    const why = result.seed === null ? 'never found' : result.played.findings[0]
    say(
      `${result.seed === null || !clean ? '✗' : '✓'} ${mistake.name} (${mistake.says}): seed ${result.seed ?? '–'}: ${why}`,
    )
  }
  const failures = Object.values(found).filter(seed => seed === null).length
  say(JSON.stringify({ mistakes: planted.length, seeds: MISTAKE_SEEDS, failures, found }))
  return failures
}

const mistake = mistakes.find(({ name }) => name === values.mistake)
if (values.mistake && !mistake) throw new Error(`There is no mistake ${values.mistake}`)
let failures = 0
if (values.mistakes || values.small) failures += await playMistakes()
if (!values.mistakes) failures += await playSeeds(mistake)
process.exit(failures > 0 ? 1 : 0)
