/** `journeys list`, `journeys simulate`, and `pull` and `push` of journeys alone. */
import { type Command, type Run, text } from '../command.ts'
import { exitCodes } from '../exit-codes.ts'
import { Failure, UsageError } from '../failure.ts'
import { integer } from '../options.ts'
import { table } from '../output.ts'
import { toArray } from '../rows.ts'
import { definitionOptions, runPull, runPush } from './definitions.ts'

const needs = ['manage-marketing']
const DAYS = { min: 1, max: 400 }

export const journeysList: Command = {
  name: 'journeys list',
  summary: 'List journeys with the state of their runs',
  needs,
  examples: ['leadwright journeys list'],
  async run({ client, site, output }) {
    const journeys = await toArray(client().journeys.list({ site_id: await site() }))
    output.result(journeys, () =>
      table(
        ['NAME', 'STATUS', 'VERSION', 'DRAFT', 'ID'],
        journeys.map(one => [
          one.name,
          one.paused ? `${one.status}, paused` : one.status,
          one.published_version,
          one.has_unpublished_changes ? 'has changes' : null,
          one.id,
        ]),
      ),
    )
  },
}

async function findJourney({ client, site }: Pick<Run, 'client' | 'site'>, named: string): Promise<string> {
  if (/^jrn_[0-9a-f]{32}$/.test(named)) return named
  const known = await toArray(client().journeys.list({ site_id: await site() }))
  const found = known.find(({ name }) => name.toLowerCase() === named.toLowerCase())
  if (found) return found.id
  throw new Failure(
    `There is no journey “${named}”: \`leadwright journeys list\` lists them.`,
    exitCodes.not_found,
    'not_found',
  )
}

export const journeysSimulate: Command = {
  name: 'journeys simulate',
  summary: 'Run a journey through simulated time; nothing is changed or sent',
  usage: 'JOURNEY',
  args_max: 1,
  needs,
  options: {
    email: { type: 'string', value: 'EMAIL', text: 'Address of the invented lead.' },
    lead: { type: 'string', value: 'ID', text: 'A real lead instead, which stays as it is.' },
    days: { type: 'string', value: 'NUMBER', text: 'Days to simulate. Default: 90.' },
    published: { type: 'boolean', text: 'The published version instead of the draft.' },
  },
  examples: ['leadwright journeys simulate Welcome --email ana@example.com --days 30'],
  async run(run) {
    const {
      args: [named],
      values,
      client,
      output,
    } = run
    if (!named) throw new UsageError('Name the journey: `leadwright journeys list` lists them.')
    const journey_id = await findJourney(run, named)
    const [email, lead_id, days] = [text(values, 'email'), text(values, 'lead'), integer(values, 'days', DAYS)]
    const simulation = await client().journeys.simulate({
      site_id: await run.site(),
      journey_id,
      body: {
        ...(lead_id ? { lead_id } : { lead: email ? { email } : {} }),
        ...(days && { days }),
        ...(values.published === true && { version: 'published' as const }),
      },
    })
    const { entries, status, until, refusal, problems } = simulation
    output.result(simulation, () => [
      ...problems.map(problem => `! ${problem.text}`),
      ...(refusal ? [`The journey does not take this lead: ${refusal}`] : []),
      ...table(
        ['WHEN', 'ZONE', 'STEP', 'WHAT', 'WHY'],
        entries.map(one => [one.local, one.timezone, one.step_type, one.type, one.reason]),
        'Nothing happens.',
      ),
      `The run is ${status} on ${until}.`,
    ])
  },
}

export const journeysPull: Command = {
  name: 'journeys pull',
  summary: 'Write the journeys of the site to files',
  options: definitionOptions(false),
  needs,
  examples: ['leadwright journeys pull --dir site --yes'],
  run: run => runPull(run, ['journeys']),
}

export const journeysPush: Command = {
  name: 'journeys push',
  summary: 'Bring drafts of journeys to the state of the files',
  notes: 'Drafts alone change: publishing stays a decision of its own.',
  options: definitionOptions(true),
  needs,
  examples: ['leadwright journeys push --dir site --yes'],
  run: run => runPush(run, ['journeys']),
}
