/** The screens of journeys. */
import { Settings, Sparkles, Waypoints } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { day, oneOf, text, wholeNumber } from '../../product/screens/search.ts'

const path = '/sites/$site_id/marketing/automated-journeys'

const journeyOf = async ({ params }: { params: { site_id: string; journey_id: string } }) => {
  const { journeyQuery } = await import('../../product/journeys/queries.ts')
  return [journeyQuery(params.site_id, params.journey_id)]
}

export const screens = [
  screen(path, {
    name: 'Automated Journeys',
    access: 'manage-marketing',
    search: { status: oneOf('draft', 'on', 'off') },
    load: () => import('./journey-list.tsx').then(module => module.JourneyList),
    data: async ({ params: { site_id }, search }) => {
      const { journeysQuery } = await import('../../product/journeys/queries.ts')
      return [journeysQuery(site_id, search.status)]
    },
    navigation: { label: 'journeys.title', icon: Waypoints, section: 'automate', order: 10, key: 'j' },
    width: 'wide',
  }),
  screen(`${path}/create`, {
    name: 'Create Automated Journey',
    access: 'manage-marketing',
    load: () => import('./create-journey.tsx').then(module => module.CreateJourney),
    data: async ({ params: { site_id } }) => {
      const { startersQuery } = await import('../../product/journeys/queries.ts')
      return [startersQuery(site_id)]
    },
  }),
  screen(`${path}/$journey_id/overview`, {
    name: 'Automated Journey Overview',
    access: 'manage-marketing',
    load: () => import('./journey-overview.tsx').then(module => module.JourneyOverview),
    data: journeyOf,
  }),
  screen(`${path}/$journey_id/draft`, {
    name: 'Automated Journey Draft',
    access: 'manage-marketing',
    search: { view: oneOf('canvas', 'outline') },
    load: () => import('./editor/draft-views.tsx').then(module => module.JourneyDraft),
    data: journeyOf,
    width: 'window',
  }),
  screen(`${path}/$journey_id/flow-editor`, {
    name: 'Automated Journey Canvas',
    access: 'manage-marketing',
    load: () => import('./editor/draft-views.tsx').then(module => module.FlowEditor),
    data: journeyOf,
    width: 'window',
  }),
  screen(`${path}/$journey_id/flow-editor-2`, {
    name: 'Automated Journey Outline',
    access: 'manage-marketing',
    load: () => import('./editor/draft-views.tsx').then(module => module.FlowOutline),
    data: journeyOf,
    width: 'window',
  }),
  screen(`${path}/$journey_id/path-flow-editor`, {
    name: 'Automated Journey Branch',
    access: 'manage-marketing',
    search: { view: oneOf('canvas', 'outline'), path: text },
    load: () => import('./editor/draft-views.tsx').then(module => module.PathFlowEditor),
    data: journeyOf,
    width: 'window',
  }),
  screen(`${path}/ai-texts`, {
    name: 'AI Texts',
    access: 'manage-marketing',
    search: { show: oneOf('all') },
    found: { label: 'ai_texts.title', icon: Sparkles },
    load: () => import('./ai-texts/ai-text-list.tsx').then(module => module.AiTextList),
    data: async ({ params: { site_id }, search }) => {
      const { aiDraftsQuery } = await import('../../product/journeys/queries.ts')
      return [aiDraftsQuery(site_id, search.show ?? 'waiting')]
    },
  }),
  screen(`${path}/settings`, {
    name: 'Marketing Settings',
    access: 'manage-marketing',
    found: { label: 'palette.marketing_settings', icon: Settings },
    load: () => import('./marketing-settings.tsx').then(module => module.MarketingSettings),
    data: async ({ params: { site_id } }) => {
      const { marketingSettingsQuery } = await import('../../product/journeys/queries.ts')
      return [marketingSettingsQuery(site_id)]
    },
  }),
  screen('/flow-editor', {
    name: 'flow-editor',
    access: 'manage-marketing',
    search: { site_id: text, journey_id: text, path: text },
    load: () => import('./flow-chooser.tsx').then(module => module.ChooseForCanvas),
  }),
  screen('/flow-editor-2', {
    name: 'flow-editor-2',
    access: 'manage-marketing',
    search: { site_id: text, journey_id: text, path: text },
    load: () => import('./flow-chooser.tsx').then(module => module.ChooseForOutline),
  }),
  screen('/path-flow-editor', {
    name: 'path-flow-editor',
    access: 'manage-marketing',
    search: { site_id: text, journey_id: text, path: text },
    load: () => import('./flow-chooser.tsx').then(module => module.ChooseForBranch),
  }),
  screen(`${path}/$journey_id/history`, {
    name: 'Automated Journey History',
    access: 'manage-marketing',
    search: {
      q: text,
      status: oneOf('pending', 'running', 'waiting', 'delayed', 'stopped', 'failed', 'completed'),
      step: text,
      version: wholeNumber,
      from: day,
      to: day,
    },
    load: () => import('./runs/run-list.tsx').then(module => module.RunList),
    data: journeyOf,
    width: 'wide',
  }),
  screen(`${path}/$journey_id/history/$run_id`, {
    name: 'Automated Journey Run',
    access: 'manage-marketing',
    load: () => import('./runs/run-details.tsx').then(module => module.RunDetails),
    data: async ({ params: { site_id, run_id } }) => {
      const { runQuery } = await import('../../product/journeys/queries.ts')
      return [runQuery(site_id, run_id)]
    },
  }),
  screen(`${path}/$journey_id/answers`, {
    name: 'Automated Journey Answers',
    access: 'manage-marketing',
    search: { q: text, step: text, from: day, to: day },
    load: () => import('./answers/answer-list.tsx').then(module => module.AnswerList),
    data: journeyOf,
  }),
  screen(`${path}/$journey_id/metrics`, {
    name: 'Automated Journey Metrics',
    access: 'manage-marketing',
    search: { version: wholeNumber, from: day, to: day, as: oneOf('table') },
    load: () => import('./journey-metrics.tsx').then(module => module.JourneyMetrics),
    data: journeyOf,
  }),
  screen(`${path}/$journey_id/changes`, {
    name: 'Automated Journey Changes',
    access: 'manage-marketing',
    load: () => import('./journey-changes.tsx').then(module => module.JourneyChanges),
    data: async ({ params: { site_id, journey_id } }) => {
      const { journeyQuery } = await import('../../product/journeys/queries.ts')
      return [journeyQuery(site_id, journey_id)]
    },
  }),
] as const
