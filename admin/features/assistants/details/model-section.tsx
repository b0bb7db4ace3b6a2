/** Which model answers, and how: only what that model takes. */
import { constraints, type ReasoningEffort } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { modelTraits } from '../../../product/assistants/model-traits.ts'
import { providerQuery } from '../../../product/assistants/provider-queries.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { ScreenState } from '../screen/assistant-screen.tsx'
import { ModelField } from './model-field.tsx'

const efforts: readonly ReasoningEffort[] = ['default', 'minimal', 'low', 'medium', 'high']
const { temperature: temperatureBounds } = constraints.AssistantChanges

export function ModelSection({ site_id, editor: { draft, put }, errorAt }: ScreenState) {
  const { t } = useMessages()
  const { data: provider } = useQuery({ ...providerQuery(site_id), enabled: useCan()('manage-assistants', site_id) })
  const usual = provider?.model ?? null
  const traits = modelTraits(draft.model || usual || '')
  const words: Record<ReasoningEffort, string> = {
    default: t('assistants.effort_default'),
    minimal: t('assistants.effort_minimal'),
    low: t('assistants.effort_low'),
    medium: t('assistants.effort_medium'),
    high: t('assistants.effort_high'),
  }
  return (
    <div data-part="model temperature reasoning_effort deep_research">
      <Section title={t('assistants.model')} description={t('assistants.model_text')}>
        <div className="stack">
          <ModelField
            site_id={site_id}
            value={draft.model}
            usual={usual}
            error={errorAt('/model')}
            onChange={model => put({ model }, 'model')}
          />
          {(traits.reasons || draft.reasoning_effort !== 'default') && (
            <Select
              label={t('assistants.effort')}
              description={t('assistants.effort_note')}
              isRequired
              value={draft.reasoning_effort}
              {...(errorAt('/reasoning_effort') && { error: errorAt('/reasoning_effort') })}
              onChange={id => put({ reasoning_effort: efforts.find(one => one === id) ?? 'default' })}
              options={efforts.map(id => ({ id, label: words[id] }))}
            />
          )}
          {!traits.reasons && (
            <NumberField
              label={t('assistants.temperature')}
              description={t('assistants.temperature_note')}
              minValue={temperatureBounds.minimum}
              maxValue={temperatureBounds.maximum}
              step={0.1}
              value={draft.temperature ?? Number.NaN}
              {...(errorAt('/temperature') && { error: errorAt('/temperature') })}
              onChange={value => put({ temperature: Number.isNaN(value) ? null : value }, 'temperature')}
            />
          )}
          {(traits.researches || draft.deep_research) && (
            <Switch
              isSelected={draft.deep_research}
              onChange={deep_research => put({ deep_research })}
              description={t('assistants.deep_research_note')}
            >
              {t('assistants.deep_research')}
            </Switch>
          )}
        </div>
      </Section>
    </div>
  )
}
