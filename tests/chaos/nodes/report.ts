/** What a pass over several nodes found, and its one line of JSON. */
import { type NodesPlan, passOverNodes } from './pass.ts'

const homeless_ms_max = 10_000

/** 1 if anything was found. */
export async function passNodes(plan: NodesPlan): Promise<number> {
  console.log(`${plan.runs} runs, ${plan.kills} faults, seed ${plan.seed}, ${plan.nodes} nodes`)
  const { found, wrong, diverged, homeless, ...passed } = await passOverNodes(plan)
  const all = [...found.lost, ...found.duplicated, ...found.stuck, ...wrong, ...diverged]
  for (const line of all) console.log(`✗ ${line}`)
  for (const line of found.extra) console.log(`  ${line}`)
  console.log(`  longest without a home: ${homeless.ms} ms (${homeless.during})`)
  console.log(
    JSON.stringify({
      nodes: plan.nodes,
      kills: passed.faults,
      acknowledged: passed.acknowledged,
      writes: passed.writes,
      made: passed.made,
      lost: found.lost.length,
      duplicated: found.duplicated.length,
      stuck: found.stuck.length,
      wrong: wrong.length,
      diverged: diverged.length,
      extra_sends_in_window: found.extra.length,
      homeless_ms_max: homeless.ms,
    }),
  )
  const complete = passed.acknowledged === plan.runs && passed.faults === plan.kills
  return all.length === 0 && complete && homeless.ms <= homeless_ms_max ? 0 : 1
}
