/** Shortens a script to what its failure needs: removes one thing after another as long as it still fails. */
import type { Faults, Script } from './script.ts'

export async function shortest(script: Script, fails: (script: Script) => Promise<boolean>): Promise<Script> {
  let short = script
  const tryTo = async (next: Script) => {
    if (await fails(next)) short = next
  }
  for (const fault of Object.keys(script.faults) as (keyof Faults)[]) {
    if (short.faults[fault] > 0) await tryTo({ ...short, faults: { ...short.faults, [fault]: 0 } })
  }
  for (const crash of script.crashes) await tryTo({ ...short, crashes: short.crashes.filter(other => other !== crash) })
  for (const act of script.acts) await tryTo({ ...short, acts: short.acts.filter(other => other !== act) })
  return short
}
