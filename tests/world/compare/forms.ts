/** Forms and campaigns: each state and count, wherever it stands, beside its recount. */
import type { DesignResults } from '../model/designs.ts'
import { countLeads } from '../model/forms.ts'
import { at, idOf, type Session } from '../session.ts'
import { sorted } from './counts.ts'

export async function compareForms(session: Session, whole: boolean): Promise<string[]> {
  const { world, ground } = session
  const { forms, campaigns } = world.capture
  const found: string[] = []
  const see = (name: string, shown: unknown, right: unknown) => {
    session.compared += 1
    if (shown !== right) found.push(`${name} is ${shown}, should be ${right}`)
  }
  const list = async (path: string) => {
    const { body } = await ground.client.get(at(session, `${path}?limit=100${whole ? '&expand=recent_results' : ''}`))
    return new Map(body.data.map(one => [String(one.id), one]))
  }
  const popups = forms.size > 0 ? await list('popups') : new Map()
  for (const form of forms.values()) {
    const shown = popups.get(idOf(session, form.key)) ?? {}
    see(`status of form ${form.key}`, shown.status, form.live ? 'published' : 'draft')
    see(`count of submissions of form ${form.key}`, shown.submission_count, form.submitted)
    see(`count of robots of form ${form.key}`, shown.trapped_count, form.trapped)
    if (whole)
      for (const [design, right] of form.trial.results)
        see(`results of ${design} of form ${form.key}`, await resultsOf(session, form.key, design), countsOf(right))
  }
  const shown = campaigns.size > 0 ? await list('campaigns') : new Map()
  for (const campaign of campaigns.values()) {
    const one = shown.get(idOf(session, campaign.key)) ?? {}
    see(`state of campaign ${campaign.key}`, one.status, campaign.state)
    see(`count of leads of campaign ${campaign.key}`, one.lead_count, countLeads(world, campaign))
  }
  return found
}

const DAYS = 90 * 86_400_000

const countsOf = ({ visitors, converted, ...counts }: DesignResults): string =>
  sorted({ ...counts, visitors: visitors.size, converted: converted.size })

async function resultsOf(session: Session, form: string, design: string): Promise<string> {
  const from = new Date(session.ground.clock.now() - DAYS).toISOString().slice(0, 10)
  const { body } = await session.ground.client.get(at(session, `popups/${idOf(session, form)}/results?from=${from}`))
  const own = (body.variants as Record<string, unknown>[]).find(({ variant }) => variant === design) as
    | Record<'shown' | 'closed' | 'submitted' | 'visitors' | 'converted', number>
    | undefined
  const { shown = 0, closed = 0, submitted = 0, visitors = 0, converted = 0 } = own ?? {}
  return sorted({ shown, closed, submitted, visitors, converted })
}
