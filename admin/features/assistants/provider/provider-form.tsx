/** A provider of the site's own: its address, a key that is never shown again, its model and what that costs. */
import { type AiProvider, type AiProviderChanges, constraints } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { aiProvider, providerQuery } from '../../../product/assistants/provider-queries.ts'
import { useSettings } from '../../../product/editor/use-settings.tsx'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { Form, FormPair, SubmitButton } from '../../../ui/form.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

interface Draft {
  base_url: string
  api_key: string
  model: string
  embeddings_model: string
  input_cents: number | null
  output_cents: number | null
  embeddings_cents: number | null
}

const usual_address = 'https://api.openai.com/v1'
const bounds = constraints.AiProviderChanges
/** Providers bill in dollars. */
const dollars = { style: 'currency', currency: 'USD' } as const

const prices = ['input_cents', 'output_cents', 'embeddings_cents'] as const
type Price = (typeof prices)[number]

const pricesOf = (of: Record<Price, number | null> | undefined) =>
  Object.fromEntries(prices.map(name => [name, of?.[name] ?? null])) as Record<Price, number | null>

const draftOf = ({ type, base_url, model, embeddings_model, ...given }: AiProvider): Draft => ({
  base_url: base_url ?? usual_address,
  api_key: '',
  model: type === 'site' ? (model ?? '') : '',
  embeddings_model: type === 'site' ? (embeddings_model ?? '') : '',
  ...pricesOf(type === 'site' ? given : undefined),
})

/** What is empty of the key and the prices stays as it is. */
function bodyOf({ base_url, api_key, model, embeddings_model, ...given }: Draft): AiProviderChanges {
  return {
    base_url: base_url.trim(),
    model: model.trim(),
    embeddings_model: embeddings_model.trim(),
    ...(api_key.trim() && { api_key: api_key.trim() }),
    ...Object.fromEntries(prices.flatMap(name => (given[name] === null ? [] : [[name, given[name]]]))),
  }
}

export function ProviderForm({ provider }: { provider: AiProvider }) {
  const { t } = useMessages()
  const site_id = useSiteId()
  const { draft, change, submit, dialogs } = useSettings({
    settings: provider,
    query: providerQuery(site_id),
    draftOf,
    save: (_changes, options, whole) => aiProvider.update({ site_id, body: bodyOf(whole) }, options),
    refreshes: [['ai_providers', site_id]],
    saved: t('ai_provider.saved'),
  })
  const isKept = provider.key_hint !== null
  const price = (name: Price) => ({
    minValue: 0,
    maxValue: bounds[name].maximum / 100,
    formatOptions: dollars,
    value: draft[name] === null ? Number.NaN : draft[name] / 100,
    onChange: (value: number) => change({ [name]: Number.isNaN(value) ? null : Math.round(value * 100) }),
  })
  return (
    <>
      <Form onSubmit={submit}>
        <TextField
          name="base_url"
          type="url"
          label={t('ai_provider.address')}
          description={t('ai_provider.address_note')}
          isRequired
          maxLength={bounds.base_url.maxLength}
          value={draft.base_url}
          onChange={base_url => change({ base_url })}
        />
        <TextField
          name="api_key"
          type="password"
          label={t('ai_provider.key')}
          description={t(isKept ? 'transport.secret_keep' : 'transport.secret_note')}
          autoComplete="off"
          maxLength={bounds.api_key.maxLength}
          value={draft.api_key}
          onChange={api_key => change({ api_key })}
        />
        <TextField
          name="model"
          label={t('assistants.model_name')}
          placeholder="gpt-5-mini"
          isRequired
          maxLength={bounds.model.maxLength}
          value={draft.model}
          onChange={model => change({ model })}
        />
        <TextField
          name="embeddings_model"
          label={t('ai_provider.embeddings_model')}
          description={t('ai_provider.embeddings_note')}
          placeholder="text-embedding-3-small"
          maxLength={bounds.embeddings_model.maxLength}
          value={draft.embeddings_model}
          onChange={embeddings_model => change({ embeddings_model })}
        />
        <FormPair>
          <NumberField label={t('ai_provider.input_price')} {...price('input_cents')} />
          <NumberField label={t('ai_provider.output_price')} {...price('output_cents')} />
        </FormPair>
        {draft.embeddings_model.trim() !== '' && (
          <NumberField label={t('ai_provider.embeddings_price')} {...price('embeddings_cents')} />
        )}
        <p className="muted">{t('ai_provider.price_note')}</p>
        <div>
          <SubmitButton>{t('ai_provider.save')}</SubmitButton>
        </div>
      </Form>
      {dialogs}
    </>
  )
}
