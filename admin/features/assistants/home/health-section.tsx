/** What needs an assistant's owner: each thing with its state, and the screen where it is put right. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { assistantPath } from '../../../product/assistants/paths.ts'
import { providerQuery } from '../../../product/assistants/provider-queries.ts'
import { StepSummary, type SummarizedStep } from '../../../product/objects/step-summary.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { topicsQuery } from '../conversations/queries.ts'
import { comparisonQuery } from '../golden/queries.ts'
import { freshnessOf } from '../knowledge/freshness.ts'
import { useSourcesOf } from '../knowledge/use-sources-of.ts'
import type { ScreenState } from '../screen/assistant-screen.tsx'

type Of = Pick<ScreenState, 'site_id' | 'assistant'>

export function HealthSection(of: Of) {
  const { t } = useMessages()
  const model = useModel(of)
  const isOfAll = useCan()('manage-assistants', of.site_id)
  const found = [useVisitors(of), useKnowledge(of), useGolden(of), useUnanswered(of), ...(isOfAll ? [model] : [])]
  const steps = found.filter(step => step !== undefined)
  if (of.assistant.status === 'archived') return null
  return (
    <Section title={t('assistants.health')} description={t('assistants.health_text')}>
      {steps.length < found.length ? <Skeleton lines={['50%', '60%', '40%', '50%']} /> : <StepSummary steps={steps} />}
    </Section>
  )
}

/** `lacks`: what is not well, in words. */
const step = (id: string, of: Omit<SummarizedStep, 'id' | 'missing'> & { lacks?: string[] }): SummarizedStep => ({
  id,
  ...of,
  missing: (of.lacks ?? []).map((text, i) => ({ pointer: `${id}/${i}`, code: 'attention', text })),
})

function useVisitors({ site_id, assistant }: Of): SummarizedStep {
  const { t, moment } = useMessages()
  const { timezone } = useSite()
  const { status, published_at, has_unpublished_changes } = assistant
  const isLive = status === 'published'
  return step('visitors', {
    title: t('conversations.visitors'),
    href: assistantPath(site_id, assistant.id, 'embedded'),
    action: t('assistants.open_design'),
    facts: isLive && published_at ? [t('assistants.live_since', { at: moment(published_at, timezone) })] : [],
    lacks: [
      ...(isLive ? [] : [t('assistants.not_live')]),
      ...(isLive && has_unpublished_changes ? [t('assistants.changes_wait')] : []),
    ],
  })
}

function useKnowledge({ site_id, assistant }: Of): SummarizedStep | undefined {
  const { t, number, list, moment } = useMessages()
  const { timezone } = useSite()
  const { data, isError } = useSourcesOf(site_id, assistant)
  if (!data && !isError) return undefined
  const sources = data ?? []
  const { passages, failed, reading, next_at } = freshnessOf(sources)
  const counts = { count: sources.length, passages: number(passages) }
  const names = list(failed.slice(0, 3).map(({ name }) => name))
  return step('knowledge', {
    title: t('assistants.knows'),
    href: assistantPath(site_id, assistant.id, 'knowledge'),
    action: t('assistants.open_sources'),
    facts: [
      ...(sources.length > 0 ? [t('assistants.knows_count', counts)] : []),
      ...(reading > 0 ? [t('assistants.being_read', { count: reading })] : []),
      ...(next_at ? [t('assistants.next_update_at', { at: moment(next_at, timezone) })] : []),
    ],
    lacks: [
      ...(isError ? [t('assistants.state_unknown')] : []),
      ...(sources.length === 0 && !isError ? [t('assistants.knows_nothing')] : []),
      ...(failed.length > 0 ? [t('assistants.update_failed', { count: failed.length, names })] : []),
    ],
  })
}

function useGolden({ site_id, assistant }: Of): SummarizedStep | undefined {
  const { t, number } = useMessages()
  const { data, isError } = useQuery(comparisonQuery(site_id, assistant.id))
  if (!data && !isError) return undefined
  const run = data?.draft ?? data?.live
  const isAllRight = run !== undefined && run.passed === run.questions
  const result = run && t('assistants.golden_right', { passed: number(run.passed), questions: number(run.questions) })
  return step('golden', {
    title: t('golden.title'),
    href: assistantPath(site_id, assistant.id, 'golden'),
    action: t('assistants.open_golden'),
    facts: result && isAllRight ? [result] : [],
    lacks: [
      ...(isError ? [t('assistants.state_unknown')] : []),
      ...(data?.questions === 0 ? [t('assistants.golden_none')] : []),
      ...(data && data.questions > 0 && !run ? [t('golden.not_asked')] : []),
      ...(result && !isAllRight ? [result] : []),
    ],
  })
}

function useUnanswered({ site_id, assistant }: Of): SummarizedStep | undefined {
  const { t } = useMessages()
  const { data, isError } = useQuery(topicsQuery(site_id, assistant.id))
  if (!data && !isError) return undefined
  const count = data?.length ?? 0
  return step('unanswered', {
    title: t('conversations.topics'),
    href: assistantPath(site_id, assistant.id, 'feedback'),
    action: t('assistants.open_unanswered'),
    facts: data && count === 0 ? [t('assistants.none_unanswered')] : [],
    lacks: [
      ...(isError ? [t('assistants.state_unknown')] : []),
      ...(count > 0 ? [t('assistants.some_unanswered', { count })] : []),
    ],
  })
}

function useModel({ site_id, assistant }: Of): SummarizedStep | undefined {
  const { t } = useMessages()
  const { data, isError } = useQuery({ ...providerQuery(site_id), enabled: useCan()('manage-assistants', site_id) })
  if (!data && !isError) return undefined
  const model = assistant.model || data?.model
  return step('model', {
    title: t('assistants.model'),
    href: pathTo('/sites/$site_id/assistants/settings', { site_id }),
    action: t('assistants.open_provider'),
    facts: data && data.type !== 'none' && model ? [t('assistants.model_writes', { model })] : [],
    lacks: [
      ...(isError ? [t('assistants.state_unknown')] : []),
      ...(data?.type === 'none' ? [t('assistants.model_none')] : []),
    ],
  })
}
