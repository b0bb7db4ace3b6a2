/** A data folder with a site of very many live runs: a thousand are carried to their delay, the others are copies. */
import { mkdtemp, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBackground } from '../../../api/background.ts'
import { consumeNewEvents } from '../../../api/site-parts.ts'
import { createRunner } from '../../../workflows/embedded/runner.ts'
import { prepareJourney } from './journey-site.ts'

const first_runs = 1_000
const day_ms = 86_400_000
/** Enrollments are spread over this many days. */
const days = 60

export interface ManyRuns {
  /** The caller's to remove. */
  folder: string
  site_id: string
  journey_id: string
  token: string
  /** Of the copies: every `step`th run has an id that is made of its number. */
  runIdOf(n: number): string
  live: number
}

const idOf = (prefix: string, n: string) => `'${prefix}_' || printf('%032x', ${n})`

export async function prepareManyRuns(live: number): Promise<ManyRuns> {
  const site = await prepareJourney(first_runs)
  const { installation, clock, site_id, journey_id, person } = site
  const database = await installation.databases.site(site_id)
  const scope = { installation, site_id, database, clock, facts: () => installation.sites.find(site_id) }
  while (await consumeNewEvents(scope));
  const background = await startBackground(installation, { createRunner })
  installation.signals.wake('runs', site_id)
  const count = async (which: string) =>
    Number((await database.read(db => db.one(`select count(*) from ${which}`, [])))?.[0])
  while ((await count("runs where status = 'delayed'")) < first_runs) await sleep(100)
  await background.stop()

  const columnsOf = async (table: string): Promise<string[]> => {
    const row = await database.read(db => db.one(`select group_concat(name) from pragma_table_info('${table}')`, []))
    return String(row?.[0]).split(',')
  }
  /** Copies rows of a table for the runs `from` to `to`, with some columns recomputed by the number `c.n`. */
  const copy = async (
    table: string,
    of: string,
    anew: Record<string, string>,
    [from, to]: readonly [number, number],
  ) => {
    const columns = await columnsOf(table)
    const values = columns.map(column => anew[column] ?? `o."${column}"`)
    await database.write(tx =>
      tx.run(
        `with recursive c(n) as (select ${from} union all select n + 1 from c where n < ${to - 1})
        insert into ${table} (${columns.map(column => `"${column}"`).join(', ')})
        select ${values.join(', ')} from c join ${of}`,
        [],
      ),
    )
  }
  const lead_id = idOf('lead', 'c.n')
  const run_id = idOf('run', 'c.n')
  const email = "'copy' || c.n || '@example.com'"
  const enrolled_at = `o.enrolled_at - (c.n % ${days}) * ${day_ms}`
  const enrolled_day = `cast((${enrolled_at}) / ${day_ms} as integer)`
  const one = `(select * from runs where status = 'delayed' limit 1)`
  for (let from = first_runs; from < live; from += 10_000) {
    const part = [from, Math.min(from + 10_000, live)] as const
    await copy(
      'leads',
      `(select * from leads limit 1) o`,
      { id: lead_id, email, email_key: email, search_key: email },
      part,
    )
    const state = `json_set(o.state, '$.run_id', ${run_id}, '$.outstanding.run_id', ${run_id})`
    await copy('runs', `${one} o`, { id: run_id, lead_id, once_key: run_id, state, enrolled_at, enrolled_day }, part)
    await copy(
      'run_transitions',
      `(select t.* from ${one} r join run_transitions t on t.run_id = r.id) o`,
      { run_id },
      part,
    )
  }
  await database.write(async tx => {
    await tx.run('delete from journey_counts', [])
    for (const [key, step] of [
      ["'at ' || status", 'step_id'],
      ["'reached'", "'tag'"],
      ["'reached'", "'wait'"],
    ]) {
      await tx.run(
        `insert into journey_counts (journey_id, key, step_id, journey_version, day, n)
        select journey_id, ${key}, ${step}, journey_version, enrolled_day, count(*) from runs group by 1, 2, 3, 4, 5`,
        [],
      )
    }
  })
  // The harness would remove its folder.
  await installation.close()
  const folder = await mkdtemp(join(tmpdir(), 'leadwright-bench-'))
  await rename(site.folder, folder)
  const runIdOf = (n: number) => `run_${(first_runs + (n % (live - first_runs))).toString(16).padStart(32, '0')}`
  return { folder, site_id, journey_id, token: person.token, runIdOf, live }
}
