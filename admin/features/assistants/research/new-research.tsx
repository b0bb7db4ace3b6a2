/** Begins to research a topic, or to fetch pages. */
import { constraints, limits, type Research, type ResearchType } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { modelTraits } from '../../../product/assistants/model-traits.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { research } from './client.ts'

type NewResearchProps = {
  site_id: string
  assistant_id: string
  /** The model that it is done with, where it is known. */
  model: string
  type: ResearchType
  /** Whether the assistant lets its model search by itself. */
  isDeep: boolean
  onBegun: (begun: Research) => void
}

const textOf = (data: FormData, name: string) => String(data.get(name) ?? '').trim()

function bodyOf(type: ResearchType, data: FormData, mayBeDeep: boolean) {
  const urls = textOf(data, 'urls').split(/\s+/).filter(Boolean)
  const cost = Number.parseFloat(textOf(data, 'cost_cents_max'))
  const [prompt, from, to] = [textOf(data, 'prompt'), textOf(data, 'from'), textOf(data, 'to')]
  return {
    ...{ type, urls },
    ...(prompt && { prompt }),
    ...(from && { from }),
    ...(to && { to }),
    ...(mayBeDeep && { deep: data.has('deep') }),
    ...(data.has('search_web') && { search_web: true }),
    ...(Number.isFinite(cost) && { cost_cents_max: Math.round(cost) }),
  }
}

export function NewResearch({ site_id, assistant_id, model, type, isDeep, onBegun }: NewResearchProps) {
  const { t } = useMessages()
  const isTopic = type === 'topic'
  const traits = modelTraits(model)
  const begin = useChange({
    run: (data: FormData) =>
      research.create({ site_id, assistant_id, body: bodyOf(type, data, isTopic && traits.researches) }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'researches', 'operations'),
    isHandled: () => true,
    done: begun => {
      onBegun(begun)
      return undefined
    },
  })
  return (
    <Section
      title={isTopic ? t('research.topic') : t('research.content')}
      description={isTopic ? t('research.topic_text') : t('research.content_text')}
    >
      <Form
        onSubmit={data => begin.mutateAsync(data)}
        check={data => {
          const [from, to] = [textOf(data, 'from'), textOf(data, 'to')]
          return {
            ...(isTopic && textOf(data, 'prompt') === '' && { prompt: t('research.prompt_required') }),
            ...(!isTopic && textOf(data, 'urls') === '' && { urls: t('research.urls_required') }),
            ...(from && to && from > to && { to: t('research.range_required') }),
          }
        }}
      >
        {isTopic && (
          <TextArea
            name="prompt"
            label={t('research.prompt')}
            isRequired
            rows={2}
            maxLength={constraints.NewResearch.prompt.maxLength}
          />
        )}
        <TextArea
          name="urls"
          label={t('knowledge.addresses')}
          isRequired={!isTopic}
          description={t('knowledge.addresses_note', { count: limits.research_urls_max })}
          placeholder="https://"
          rows={3}
        />
        {isTopic && traits.researches && (
          <Checkbox name="deep" defaultSelected={isDeep} description={t('research.deep_note')}>
            {t('assistants.deep_research')}
          </Checkbox>
        )}
        {isTopic && traits.searches && !traits.researches && (
          <Checkbox name="search_web" description={t('research.search_web_note')}>
            {t('research.search_web')}
          </Checkbox>
        )}
        <DateField name="from" label={t('research.from')} />
        <DateField name="to" label={t('research.until')} description={t('research.range_note')} />
        {isTopic && (
          <NumberField
            name="cost_cents_max"
            label={t('research.cost_max')}
            description={t('research.cost_note')}
            minValue={0}
            maxValue={limits.research_cost_cents_max}
            formatOptions={{ maximumFractionDigits: 0 }}
          />
        )}
        <div>
          <SubmitButton>{isTopic ? t('research.find') : t('research.fetch')}</SubmitButton>
        </div>
      </Form>
    </Section>
  )
}
