/** The screens of journeys. */
import { Waypoints } from 'lucide-react'
import type { Screen } from '../../product/screens/screen.ts'

const path = '/sites/$site_id/marketing/automated-journeys'

export const screens: Screen[] = [
  {
    name: 'Automated Journeys',
    path,
    access: 'manage-marketing',
    load: () => import('./journey-list.tsx').then(screen => screen.JourneyList),
    navigation: { label: 'journeys.title', icon: Waypoints, order: 40 },
  },
  {
    name: 'Create Automated Journey',
    path: `${path}/create`,
    access: 'manage-marketing',
    load: () => import('./create-journey.tsx').then(screen => screen.CreateJourney),
  },
  {
    name: 'Automated Journey Draft',
    path: `${path}/$journey_id/draft`,
    access: 'manage-marketing',
    load: () => import('./editor/draft-views.tsx').then(screen => screen.JourneyDraft),
    width: 'window',
  },
  {
    name: 'Automated Journey Canvas',
    path: `${path}/$journey_id/flow-editor`,
    access: 'manage-marketing',
    load: () => import('./editor/draft-views.tsx').then(screen => screen.FlowEditor),
    width: 'window',
  },
  {
    name: 'Automated Journey Outline',
    path: `${path}/$journey_id/flow-editor-2`,
    access: 'manage-marketing',
    load: () => import('./editor/draft-views.tsx').then(screen => screen.FlowOutline),
    width: 'window',
  },
  {
    name: 'Automated Journey Branch',
    path: `${path}/$journey_id/path-flow-editor`,
    access: 'manage-marketing',
    load: () => import('./editor/draft-views.tsx').then(screen => screen.PathFlowEditor),
    width: 'window',
  },
  {
    name: 'AI Texts',
    path: `${path}/ai-texts`,
    access: 'manage-marketing',
    load: () => import('./ai-texts/ai-text-list.tsx').then(screen => screen.AiTextList),
  },
  {
    name: 'Marketing Settings',
    path: `${path}/settings`,
    access: 'manage-marketing',
    load: () => import('./marketing-settings.tsx').then(screen => screen.MarketingSettings),
  },
  {
    name: 'flow-editor',
    path: '/flow-editor',
    access: 'manage-marketing',
    load: () => import('./flow-chooser.tsx').then(screen => screen.ChooseForCanvas),
  },
  {
    name: 'flow-editor-2',
    path: '/flow-editor-2',
    access: 'manage-marketing',
    load: () => import('./flow-chooser.tsx').then(screen => screen.ChooseForOutline),
  },
  {
    name: 'path-flow-editor',
    path: '/path-flow-editor',
    access: 'manage-marketing',
    load: () => import('./flow-chooser.tsx').then(screen => screen.ChooseForBranch),
  },
  {
    name: 'Automated Journey History',
    path: `${path}/$journey_id/history`,
    access: 'manage-marketing',
    load: () => import('./runs/run-list.tsx').then(screen => screen.RunList),
  },
  {
    name: 'Automated Journey Run',
    path: `${path}/$journey_id/history/$run_id`,
    access: 'manage-marketing',
    load: () => import('./runs/run-details.tsx').then(screen => screen.RunDetails),
  },
  {
    name: 'Automated Journey Answers',
    path: `${path}/$journey_id/answers`,
    access: 'manage-marketing',
    load: () => import('./answers/answer-list.tsx').then(screen => screen.AnswerList),
  },
  {
    name: 'Automated Journey Metrics',
    path: `${path}/$journey_id/metrics`,
    access: 'manage-marketing',
    load: () => import('./journey-metrics.tsx').then(screen => screen.JourneyMetrics),
  },
]
