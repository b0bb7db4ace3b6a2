/** Whom a site asks for answers: its own provider, else the installation's, else nobody. Other features call this. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Installation } from '../../../platform/features/context.ts'
import { unwrapSecret, wrapSecret } from '../../../platform/identity/secrets.ts'
import { type ChatClient, createChatClient } from '../../../platform/network/ai/chat.ts'
import { modelTraits } from '../../../platform/network/ai/model-traits.ts'
import type { Usage } from '../../../platform/network/ai/writer.ts'
import { isReachable } from '../../../platform/network/safe-fetch/public-address.ts'
import { providerLimits } from './limits.ts'
import { findProvider, type ProviderRow } from './store.ts'

export { addSpend, askWithinBudget, spentOn, takeBudget } from './daily-budget.ts'
export { dayOf } from './day.ts'
export { countingUp, type UsageCost } from './request-usage.ts'

const purpose = 'ai-provider'

export const wrapProviderSecret = (key: Buffer, secret: string): string => wrapSecret(key, purpose, secret)

export interface ConnectedModel {
  of: 'site' | 'installation'
  client: ChatClient
  /** Used where an assistant names none. */
  model: string
  /** Makes vectors; null: none does. */
  embeddings_model: string | null
  /** What tokens cost, in millionths of a cent. */
  cost(usage: Usage): number
  /** The same of so many tokens that vectors are made of. */
  costOfEmbedding(tokens: number): number
  /** For a client of another kind at the same provider, such as the one that makes vectors. */
  base_url: string
  api_key: string
  isAllowed?: (address: string) => boolean
}

interface ProviderContext {
  installation: Pick<Installation, 'config'>
  site_id: string
  /** The site's. */
  key: Buffer
}

interface CachedClient {
  version: string
  client: ChatClient
}

/** Clients keep connections open; one for each provider that is in use. */
const clients = new WeakMap<object, Map<string, CachedClient>>()

function clientFor(config: object, name: string, version: string, open: () => ChatClient): ChatClient {
  const known = clients.get(config) ?? new Map<string, CachedClient>()
  clients.set(config, known)
  const kept = known.get(name)
  known.delete(name)
  const now = kept?.version === version ? kept : { version, client: open() }
  known.set(name, now)
  if (known.size > providerLimits.provider_clients_max) known.delete(known.keys().next().value ?? '')
  return now.client
}

/** Whether a site's own provider names a model for embeddings; undefined: it has none of its own. */
export async function ownEmbeddings(db: Handle<'site'>): Promise<boolean | undefined> {
  const row = await findProvider(db)
  return row && row.embeddings_model !== null
}

/** Null where no provider is connected. */
export async function connectedModel(db: Handle<'site'>, asking: ProviderContext): Promise<ConnectedModel | null> {
  return modelOf(await findProvider(db), asking)
}

/** The same without a model of a site's own, once its row was read. */
export function modelOf(
  row: ProviderRow | undefined,
  { installation, site_id, key }: ProviderContext,
): ConnectedModel | null {
  const { config } = installation
  if (row) {
    const api_key = row.secret === null ? 'none' : unwrapSecret(key, purpose, row.secret)
    const isAllowed = isReachable(config)
    const { base_url, model, embeddings_model, input_cents, output_cents, embeddings_cents } = row
    const open = () =>
      createChatClient({ base_url, api_key, isAllowed, connections: providerLimits.provider_connections })
    return {
      of: 'site',
      client: clientFor(config, site_id, `${row.version} ${row.updated_at}`, open),
      ...{ model, embeddings_model, base_url, api_key, isAllowed },
      cost: priced(input_cents, output_cents),
      costOfEmbedding: tokens => tokens * embeddings_cents,
    }
  }
  const { ai } = config
  if (!ai) return null
  const { base_url, api_key, model, embeddings_model = null } = ai
  const open = () => createChatClient({ base_url, api_key, connections: providerLimits.provider_connections })
  return {
    of: 'installation',
    client: clientFor(config, '', '', open),
    ...{ model, embeddings_model, base_url, api_key },
    cost: priced(ai.input_cents, ai.output_cents),
    costOfEmbedding: tokens => tokens * ai.embeddings_cents,
  }
}

const priced =
  (input_cents: number, output_cents: number) =>
  ({ input_tokens, output_tokens }: Usage): number =>
    input_tokens * input_cents + output_tokens * output_cents

/** The model that answers and writes: one that researches for minutes is asked for that alone. */
export const writingModel = (chosen: string, usual: string): string =>
  chosen === '' || modelTraits(chosen).researches ? usual : chosen

/** The model that is used where an assistant names none; null: none is connected. */
export async function usualModel(
  db: Handle<'site'>,
  installation: Pick<Installation, 'config'>,
): Promise<string | null> {
  return (await findProvider(db))?.model ?? installation.config.ai?.model ?? null
}
