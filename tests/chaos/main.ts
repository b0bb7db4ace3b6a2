/**
 * `npm run chaos -- --runs 500 --kills 50 --seed N [--runner temporal]`: people submit, journeys run, mail goes out over
 * SMTP, and the process is killed at random moments and started again. Under Temporal its server is killed too, and the same
 * people pass beside it under the embedded runner, which must bring every run to the same end. `-- --points` kills at each named point
 * once. A mail may come again only if its result was not on the disk at a kill between the two, which is looked up there
 * (disk.ts, again.ts). `--nodes 3`: as many processes share the databases at a real sqld, and are killed, paused and cut from it and from one
 * another (nodes/). Ends with one line of JSON; exit 1 if anything was found.
 */
import { parseArgs } from 'node:util'
import { differences } from './finals.ts'
import { importPoints, importThroughKills, undoPoints } from './import-kills.ts'
import { passNodes } from './nodes/report.ts'
import { type Passed, type Plan, pass } from './pass.ts'
import { visitPoints } from './points.ts'
import { sendThroughKills, transports } from './sending-kills.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(process.pid) },
    runner: { type: 'string', default: 'embedded' },
    nodes: { type: 'string', default: '1' },
    points: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})
const [runs, kills, seed] = [values.runs, values.kills, values.seed].map(Number) as [number, number, number]
const nodes = Number(values.nodes)
const { runner } = values
if (![runs, kills, seed, nodes].every(Number.isInteger) || runs < 1 || kills < 0 || nodes < 1 || !isRunner(runner)) {
  console.error(
    'Usage: npm run chaos -- --runs 500 --kills 50 --seed 7 [--runner temporal | --nodes 3], or npm run chaos -- --points',
  )
  process.exit(2)
}

// What a cut has left open goes with the process.
if (nodes > 1) process.exit(await passNodes({ nodes, runs, kills, seed, keep: values.keep }))
process.exitCode = values.points ? await visitAll(runner) : await main(runner)

function isRunner(name: string): name is Plan['runner'] {
  return name === 'embedded' || name === 'temporal'
}

/** The points of an import and of undoing it, of broadcasts, webhooks and providers, then those of people's ways. */
async function visitAll(of: Plan['runner']): Promise<number> {
  const wrong = await importThroughKills({ import: importPoints, undo: undoPoints }, undefined, line =>
    console.log(line),
  )
  for (const line of wrong) console.log(`✗ ${line}`)
  const sending = await visitSending()
  return Math.max(await visitPoints(of), wrong.length > 0 ? 1 : 0, sending)
}

/** The points of a broadcast and of webhooks, by SMTP; of providers their calls and what is written of emails. */
async function visitSending(): Promise<number> {
  let is_wrong = 0
  for (const transport of transports) {
    // Housekeeping is on nobody's way; what runs at each start is visited with people's ways.
    const wanted = (point: string) =>
      transport === 'smtp' ? !/housekeeping/.test(point) : / call$|site\/email\/emails\//.test(point)
    const { wrong, ...numbers } = await sendThroughKills(transport, wanted, line => console.log(line))
    for (const line of wrong) console.log(`✗ ${line}`)
    console.log(JSON.stringify(numbers))
    if (wrong.length > 0) is_wrong = 1
  }
  return is_wrong
}

async function main(of: Plan['runner']): Promise<number> {
  console.log(`${runs} runs, ${kills} kills, seed ${seed}, ${of}`)
  const plan = { runs, kills, seed, keep: values.keep }
  const [passed, other] = await Promise.all([
    pass({ ...plan, runner: of }),
    of === 'temporal' ? pass({ ...plan, runner: 'embedded' }) : null,
  ])
  const wrong = report(passed)
  const differing = other ? differences(passed.finals, other.finals) : []
  const wrongToo = other ? report(other) : 0
  for (const email of differing.slice(0, 10)) {
    console.log(`✗ ${email} ended differently:\n  ${passed.finals.get(email)}\n  ${other?.finals.get(email)}`)
  }
  console.log(
    JSON.stringify({
      ...(other && { runner: of }),
      ...lineOf(passed),
      ...(other && { embedded: lineOf(other), different_final_states: differing.length }),
    }),
  )
  const all = [passed, ...(other ? [other] : [])]
  const complete = all.every(one => one.acknowledged === runs && one.kills === kills)
  return wrong + wrongToo + differing.length === 0 && complete ? 0 : 1
}

/** Prints what was found; answers how much of it is wrong. */
function report({ found }: Passed): number {
  for (const line of [...found.lost, ...found.duplicated, ...found.stuck]) console.log(`✗ ${line}`)
  for (const line of found.extra) console.log(`  ${line}`)
  const { unanswered, longest_gap_ms } = found.gaps
  console.log(
    `  ${found.extra.length} came again: ${unanswered} killed before the answer, else at most ${Math.round(longest_gap_ms)} ms after it`,
  )
  return found.lost.length + found.duplicated.length + found.stuck.length
}

function lineOf({ kills: killed, temporal_kills, acknowledged, found }: Passed) {
  return {
    kills: killed,
    ...(temporal_kills > 0 && { temporal_kills }),
    acknowledged,
    lost: found.lost.length,
    duplicated: found.duplicated.length,
    stuck: found.stuck.length,
    extra_sends_in_window: found.extra.length,
  }
}
