/** Why people would not be mailed: numbers by reason for everybody, and where these differ, each person's. */
import { sortOut } from '../model/broadcasts.ts'
import { exclusion } from '../model/eligibility.ts'
import { living } from '../model/world.ts'
import { at, idOf, type Session } from '../session.ts'
import { sorted } from './counts.ts'

interface Preview {
  matching: number
  recipients: number
  excluded: { reason: string; count: number }[]
}

async function preview(session: Session, template: string, filter: object): Promise<Preview> {
  const recipients = { audience_ids: [], excluded_audience_ids: [], ...filter }
  const body = { recipients, template_id: idOf(session, template) }
  return (await session.ground.client.post(at(session, 'broadcasts/preview'), body)).body as unknown as Preview
}

const counts = ({ matching, recipients, excluded }: Preview): string =>
  sorted({ matching, recipients, ...Object.fromEntries(excluded.map(({ reason, count }) => [reason, count])) })

export async function compareEligibility(session: Session): Promise<string[]> {
  const { world } = session
  session.compared += 1
  const keys = [...world.templates.keys()]
  const template = keys[session.compared % keys.length] ?? 'm1'
  const right = sortOut(world, { template, audience: null, excluded_audience: null })
  const shown = counts(await preview(session, template, {}))
  const should = sorted({ matching: right.matching, recipients: right.recipients.length, ...right.excluded })
  return shown === should ? [] : tellPeople(session, template)
}

async function tellPeople(session: Session, template: string): Promise<string[]> {
  const found: string[] = []
  for (const person of living(session.world)) {
    const { email } = person
    const filter = { filter: { type: 'rule', field: 'email', op: 'is', value: email } }
    const { excluded } = await preview(session, template, filter)
    const [shown, should] = [excluded[0]?.reason ?? 'mailed', exclusion(session.world, person, template) ?? 'mailed']
    if (shown !== should) found.push(`${person.key} (${email}) is ${shown} for ${template}, should be ${should}`)
  }
  return found.length > 0 ? found : [`the numbers of those who would be mailed ${template} differ, and nobody does`]
}
