/** The endpoints on a site's provider of models. */

import type { Context } from '../../../platform/features/context.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { action, openDatabase, query } from '../../../platform/features/endpoint.ts'
import { unwrapSecret } from '../../../platform/identity/secrets.ts'
import { modelTraits } from '../../../platform/network/ai/model-traits.ts'
import { isReachable } from '../../../platform/network/safe-fetch/public-address.ts'
import { isPublicHost } from '../../../platform/network/safe-fetch/public-lookup.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { trimTrailing } from '../../../platform/texts/trim-trailing.ts'
import * as contract from './contract.ts'
import { providerLimits } from './limits.ts'
import { modelOf, wrapProviderSecret } from './rules.ts'
import { findProvider, type ProviderRow, removeProvider, saveProvider } from './store.ts'

interface Ready {
  key: Buffer
  installation: Context['installation']
}

const keyOf = async (_input: unknown, { installation, site }: Context): Promise<Ready> => ({
  key: await installation.databases.siteKey(site.id),
  installation,
})

const price_default = { input_cents: 250, output_cents: 1_000, embeddings_cents: 2 }

function toProvider(row: ProviderRow | undefined, { key, installation }: Ready) {
  const { ai } = installation.config
  if (!row) {
    return {
      type: ai ? ('installation' as const) : ('none' as const),
      base_url: null,
      model: ai?.model ?? null,
      embeddings_model: ai?.embeddings_model ?? null,
      key_hint: null,
      input_cents: ai?.input_cents ?? null,
      output_cents: ai?.output_cents ?? null,
      embeddings_cents: ai?.embeddings_cents ?? null,
      version: 1,
    }
  }
  const { base_url, secret, model, embeddings_model, input_cents, output_cents, embeddings_cents, version } = row
  const key_hint = secret === null ? null : `…${unwrapSecret(key, 'ai-provider', secret).slice(-4)}`
  const priced = { input_cents, output_cents, embeddings_cents }
  return { type: 'site' as const, base_url, model, embeddings_model, key_hint, ...priced, version }
}

export const getAiProvider = query(
  contract.getAiProvider,
  db => findProvider(db),
  async (row, input, context) => toProvider(row, await keyOf(input, context)),
)

type Changes = Input<typeof contract.updateAiProvider>['body']

/** A key goes with its address: whoever names another server would be given it otherwise. */
function secretAfter(row: ProviderRow | undefined, { api_key, base_url }: Changes, key: Buffer): string | null {
  if (api_key !== undefined) return api_key.trim() === '' ? null : wrapProviderSecret(key, api_key.trim())
  if (!row) return null
  if (base_url !== undefined && trimmed(base_url) !== row.base_url && row.secret !== null) {
    throw invalid('/api_key', 'required')
  }
  return row.secret
}

const trimmed = (url: string): string => trimTrailing(url, '/')

export const updateAiProvider = action(contract.updateAiProvider, keyOf, async (tx, { body }, context, ready) => {
  const row = await findProvider(tx)
  context.ifMatch(row?.version ?? 1)
  const { base_url = row?.base_url, model = row?.model } = body
  if (base_url === undefined) throw invalid('/base_url', 'required')
  if (model === undefined) throw invalid('/model', 'required')
  const { hostname } = new URL(base_url)
  if (!isPublicHost(hostname.replace(/^\[|\]$/g, ''), isReachable(ready.installation.config))) {
    throw invalid('/base_url', 'address_not_public')
  }
  const next: ProviderRow = {
    id: 1,
    base_url: trimmed(base_url),
    secret: secretAfter(row, body, ready.key),
    model,
    embeddings_model: (body.embeddings_model?.trim() ?? row?.embeddings_model) || null,
    input_cents: body.input_cents ?? row?.input_cents ?? price_default.input_cents,
    output_cents: body.output_cents ?? row?.output_cents ?? price_default.output_cents,
    embeddings_cents: body.embeddings_cents ?? row?.embeddings_cents ?? price_default.embeddings_cents,
    version: (row?.version ?? 1) + 1,
    updated_at: context.now(),
  }
  await saveProvider(tx, next)
  return toProvider(next, ready)
})

export const removeAiProvider = action(contract.removeAiProvider, async tx => {
  await removeProvider(tx)
})

/** The model that is connected now. */
async function connected(context: Context) {
  const { installation, site } = context
  const database = await openDatabase(contract.getAiProvider, context)
  const row = await database.read(findProvider)
  return modelOf(row, { installation, site_id: site.id, key: await installation.databases.siteKey(site.id) })
}

const tests = { per_minute: providerLimits.provider_tests_per_minute, burst: providerLimits.provider_tests_per_minute }

async function test(_input: unknown, context: Context) {
  context.installation.rateLimits.demand('ai-provider', context.site.id, tests)
  const found = await connected(context)
  if (!found) return { outcome: 'not_connected' as const, model: null, milliseconds: 0 }
  const request = {
    model: found.model,
    rules: 'Answer with the one word OK.',
    messages: [{ role: 'user' as const, content: 'OK?' }],
    output_tokens_max: 200,
    temperature: null,
    effort: 'default' as const,
  }
  const before = performance.now()
  const result = await found.client.ask(request, context.request.signal, () => {})
  const milliseconds = Math.round(performance.now() - before)
  return { outcome: result.ok ? ('connected' as const) : result.code, model: found.model, milliseconds }
}

export const testAiProvider = action(contract.testAiProvider, test, async (_tx, _input, _context, tested) => tested)

export const listAiModels = query(
  contract.listAiModels,
  async () => undefined,
  async (_nothing, _input, context) => {
    const found = await connected(context)
    if (!found) return { outcome: 'not_connected' as const, data: [] }
    const result = await found.client.models(context.request.signal)
    if (!result.ok) return { outcome: result.code, data: [] }
    const data = result.models.map(name => {
      const { reasons, researches, sees } = modelTraits(name)
      return { name, takes_effort: reasons, researches_deeply: researches, sees_images: sees }
    })
    return { outcome: 'connected' as const, data }
  },
)
