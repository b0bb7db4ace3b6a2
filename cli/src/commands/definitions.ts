/** `pull` and `push`: what a site defines as files, with a plan before anything changes. */
import { type Command, flag, type Options, type Run, text } from '../command.ts'
import { confirm } from '../confirm.ts'
import { type ApplyFailure, applyPull, applyPush } from '../definitions/apply.ts'
import { readDefinitions, readLock } from '../definitions/folder.ts'
import type { Kind } from '../definitions/kind.ts'
import { kinds } from '../definitions/kinds.ts'
import { planPull, planPush, type Step } from '../definitions/plan.ts'
import { readSite } from '../definitions/read-site.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { describeFailure, UsageError } from '../failure.ts'

const names = kinds.map(({ name }) => name)
const marks: Record<Step['act'], string> = { create: '+', update: '~', delete: '-', conflict: '!', same: '=' }

export const definitionOptions = (isPush: boolean): Options => ({
  dir: { type: 'string', short: 'd', value: 'FOLDER', text: 'Folder of the files. Default: leadwright.' },
  yes: { type: 'boolean', short: 'y', text: 'Carry out the plan without asking.' },
  plan: { type: 'boolean', text: 'Show the plan and change nothing.' },
  force: { type: 'boolean', text: isPush ? 'Decide conflicts for the files.' : 'Decide conflicts for the site.' },
})

const notes = `KIND is ${names.join(', ')}; all without it, as far as the key may read them. IDs in files are references (\`ref:tags/webinar\`), so that they fit another site. .leadwright/SITE.json belongs into git: it knows which file is which thing, and in what state both last agreed. What others changed meanwhile is a conflict (exit code 5), and stays as it is.`

export const pull: Command = {
  name: 'pull',
  summary: 'Write what the site defines to files',
  usage: '[KIND …]',
  args_max: names.length,
  notes,
  options: definitionOptions(false),
  examples: ['leadwright pull --dir site', 'leadwright pull tags templates --yes'],
  run: run => runPull(run, run.args),
}

export const push: Command = {
  name: 'push',
  summary: 'Bring the site to the state of the files',
  usage: '[KIND …]',
  args_max: names.length,
  notes: `${notes} Files that are gone are deleted on the site. Nothing is published, switched on or sent; what is published already (a popup, an active campaign) and the settings of the site change at once.`,
  options: definitionOptions(true),
  examples: [
    'leadwright push --dir site --plan',
    'leadwright push --dir site --yes',
    'leadwright push --site staging --yes',
  ],
  run: run => runPush(run, run.args),
}

export const runPull = (run: Run, chosen: readonly string[]): Promise<ExitCode> => runPlan(run, chosen, 'pull')
export const runPush = (run: Run, chosen: readonly string[]): Promise<ExitCode> => runPlan(run, chosen, 'push')

async function runPlan(run: Run, chosen: readonly string[], way: 'pull' | 'push'): Promise<ExitCode> {
  const { values, output } = run
  const wanted = chooseKinds(chosen)
  const [client, site_id, folder] = [run.client(), await run.site(), text(values, 'dir') ?? 'leadwright']
  const lock = await readLock(folder, site_id)
  const local = await readDefinitions(folder, wanted)
  const { remote, left_out } = await readSite(client, site_id, {
    ...{ kinds: wanted, lock, local, known_only: way === 'push' },
    may_leave_out: way === 'pull' && chosen.length === 0,
  })
  if (remote.length === 0 && left_out.size > 0) throw [...left_out.values()][0]
  for (const [name, error] of left_out)
    output.note(`Left out: ${name}. ${describeFailure(error, { needs: needsOf(name) }).message}`)
  const states = { kinds: wanted, lock, local, remote, left_out: [...left_out.keys()] }
  const steps = (way === 'push' ? planPush : planPull)(states, flag(values, 'force'))
  const news = steps.filter(({ act }) => act !== 'same')
  const conflicts = news.filter(({ act }) => act === 'conflict')
  const target = { client, site_id, folder, lock }
  const changes = news.length - conflicts.length
  if (!output.json) for (const step of news) output.raw(`${toLine(step)}\n`)
  const summary = news.length === 0 ? 'Files and site are the same.' : countText(news)
  if (!output.json) output.raw(`${summary}\n`)
  const failures: ApplyFailure[] = []
  const isCarriedOut =
    !flag(values, 'plan') &&
    changes > 0 &&
    (await confirm(run, `${way === 'push' ? 'Change the site' : 'Change the files'}?`))
  if (isCarriedOut || (changes === 0 && !flag(values, 'plan'))) {
    const done = (step: Step) => output.note(`${marks[step.act]} ${step.path}`)
    if (way === 'push') failures.push(...(await applyPush(steps, target, done)))
    else await applyPull(steps, target, done)
  }
  const described = failures.map(({ path, error }) => ({ path, ...describeFailure(error, { needs: needsOf(path) }) }))
  if (output.json) {
    const plan = news.map(({ act, path, remote: one, changed, reason }) => ({
      act,
      path,
      id: one?.id,
      changed,
      reason,
    }))
    output.result({ plan, left_out: states.left_out, carried_out: isCarriedOut, failures: described }, () => '')
  } else for (const { path, message } of described) output.note(`✗ ${path}: ${message}`)
  return described[0]?.exitCode ?? (conflicts.length > 0 ? exitCodes.conflict : exitCodes.success)
}

function chooseKinds(chosen: readonly string[]): Kind[] {
  for (const name of chosen)
    if (!names.includes(name))
      throw new UsageError(`“${name}” is no kind of definition: there are ${names.join(', ')}.`)
  return kinds.filter(({ name }) => chosen.length === 0 || chosen.includes(name))
}

const needsOf = (path: string): string[] =>
  kinds.flatMap(({ name, permission, settings }) => {
    const setting = settings?.find(({ id }) => id === path)
    return setting ? setting.permission : path.split('/')[0] === name ? permission : []
  })

const toLine = ({ act, path, changed, reason }: Step): string =>
  `${marks[act]} ${act.padEnd(8)} ${path}${changed?.length ? ` (${changed.join(', ')})` : ''}${reason ? `: ${reason}` : ''}`

function countText(steps: readonly Step[]): string {
  const count = (act: Step['act']) => steps.filter(step => step.act === act).length
  return `${count('create')} to create, ${count('update')} to change, ${count('delete')} to delete, ${count('conflict')} in conflict.`
}
