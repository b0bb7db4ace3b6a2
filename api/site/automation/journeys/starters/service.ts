/** The endpoints on starters. */
import { action, query } from '../../../../platform/features/endpoint.ts'
import { invalid } from '../../../../platform/problem/problem.ts'
import { firstReadySender, senderStatus } from '../../../email/senders/rules.ts'
import { importDefinition } from '../transfer/import-journey.ts'
import * as contract from './contract.ts'
import { starterDefinition, starterKeys } from './starters.ts'
import { sayIn } from './texts.ts'

export const listJourneyStarters = query(contract.listJourneyStarters, async (_db, _input, { site, locale }) => {
  const [here, reader] = [sayIn(site.language), sayIn(locale)]
  return {
    data: starterKeys.map(key => ({
      key,
      name: reader(`${key}.name`),
      description: reader(`${key}.description`),
      creates: starterDefinition(key, here).references.map(one => ({
        type: one.type,
        name: (one.type === 'field' && one.label) || one.name,
      })),
    })),
  }
})

export const createJourneyFromStarter = action(
  contract.createJourneyFromStarter,
  async (_input, { installation }) => installation,
  async (tx, { body: { starter, name, sender_id } }, context, surroundings) => {
    if (sender_id !== undefined && (await senderStatus(tx, sender_id)) === 'missing') {
      throw invalid('/sender_id', 'unknown_reference')
    }
    const sender = sender_id ?? (await firstReadySender(tx)) ?? ''
    const definition = starterDefinition(starter, sayIn(context.site.language))
    const how = { missing: 'create', name, sender_id: sender, surroundings } as const
    return importDefinition(tx, definition, how, context)
  },
)
